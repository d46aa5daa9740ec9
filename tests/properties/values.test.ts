/** Values of any shape, as content systems send them. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPage } from '../../server/page-body/read-page.ts'
import { noRules } from '../../src/blocks/content-rules.ts'
import { headFields } from '../../src/content/head/page-head.ts'
import type { Value, Values } from '../../src/content/types.ts'
import { defaultLanguages } from '../../src/i18n/languages.ts'
import { addressAttacks, markupAttacks } from '../support/attack-payloads.ts'
import { samples } from '../support/block-samples.ts'
import { contentPage } from '../support/content.ts'
import { anyText, holds } from '../support/properties.ts'

const names = [
  ...Object.values(headFields).flat(),
  ...[
    'seo',
    'blocks',
    'content',
    'html',
    'url',
    'type',
    'id',
    'items',
    'text',
    'link',
    'picture',
    'cells',
    'rows',
  ],
  ...['value', 'label', 'key', 'date', 'entries', 'form', 'constructor', '__proto__', 'toString', 'length'],
]
const { value } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 7, depthSize: 'medium', withCrossShrink: true },
    fc.oneof(anyText, fc.constantFrom(...markupAttacks, ...addressAttacks, ...names)),
    fc.constantFrom<Value>(
      null,
      true,
      false,
      0,
      -1,
      1.5,
      1e21,
      '2026-11-28',
      '/pad',
      '/assets/a.jpg',
      'a@b.nl',
    ),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...names), anyText), tie('value'), {
      maxKeys: 6,
      noNullPrototype: true,
    }),
    fc
      .tuple(fc.constantFrom(...Object.entries(samples)), fc.constantFrom(...names), tie('value'))
      .map(([[type, fields], name, odd]) => ({ ...fields, type, [name]: odd })),
  ),
}))
const fields = fc.dictionary(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names) }, anyText), value, {
  maxKeys: 8,
  noNullPrototype: true,
}) as fc.Arbitrary<Values>

/** What JSON makes of values: members named `__proto__` included, others than JSON knows left out. */
const asSent = (values: Values): Values => JSON.parse(JSON.stringify(values))

const read = (values: Values) =>
  readPage(contentPage('nl', '/x', 'Titel', { fields: asSent(values) }), {
    languages: defaultLanguages,
    forms: {},
    rules: noRules,
  })

describe('an entry with fields of any shape', () => {
  test('is read, and what was read is plain data', () =>
    holds(
      fields,
      (values) => {
        const { body } = read(values)
        const text = JSON.stringify(body)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(JSON.parse(text))))
        expect(text).not.toMatch(
          /"(?:href|src|url|path|link)":"\s*(?:javascript|data(?!:image\/svg\+xml,%3Csvg%20xmlns)|vbscript):/i,
        )
        expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
      },
      { runs: 80 },
    ))

  test('is read as the same a second time', () =>
    holds(fields, (values) => {
      const sent = asSent(values)
      const before = JSON.stringify(sent)
      const page = contentPage('nl', '/x', 'Titel', { fields: sent })
      const options = { languages: defaultLanguages, forms: {}, rules: noRules }
      const once = JSON.stringify(readPage(page, options).body)
      expect(JSON.stringify(readPage(page, options).body)).toBe(once)
      expect(JSON.stringify(sent)).toBe(before)
    }))
})
