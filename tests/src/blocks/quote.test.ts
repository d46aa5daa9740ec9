import { expect, test } from 'vitest'
import { readQuote } from '../../../src/blocks/quote/quote.read.ts'
import { createFields } from '../../../src/content/values/fields.ts'
import { blocksOfSet } from '../../support/compose.ts'

const quoted = (text: string) =>
  readQuote(createFields({ text }, { sanitize: (html: string) => ({ html }) }))?.text

test.each([
  ['"Dubbel."', 'Dubbel.'],
  ['„Unten und oben“', 'Unten und oben'],
  ["'Enkel.'", 'Enkel.'],
  ['‘Enkel.’', 'Enkel.'],
  ["'t Is hier mooi", "'t Is hier mooi"],
  ['’s Avonds komt het water', '’s Avonds komt het water'],
  ["It was the dogs'", "It was the dogs'"],
  ['„‚Verschachtelt‘, sagte sie“', '‚Verschachtelt‘, sagte sie'],
  ["«'Beide'»", 'Beide'],
])('of %j a quote shows %j: marks around it are not shown twice, apostrophes stay', (text, shown) => {
  expect(quoted(text)).toBe(shown)
  expect(blocksOfSet({ type: 'zomaar', citaat: text, spreker: 'Jon' })).toMatchObject([
    { type: 'quote', props: { text: shown } },
  ])
})

test('marks in the middle of a text stay, however many there are', () => {
  const text = `a${'"'.repeat(200_000)}b`
  expect(quoted(`“${text}”`)).toBe(text)
  expect(quoted('»"')).toBeUndefined()
}, 5000)
