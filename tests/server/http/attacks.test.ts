import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { headFields } from '../../../src/content/head/page-head.ts'
import type { Value, Values } from '../../../src/content/types.ts'
import { pictureOf } from '../../../src/content/values/assets.ts'
import { addressAttacks } from '../../support/attack-payloads.ts'
import { oddValues, samples } from '../../support/block-samples.ts'
import { contentPage, fakeSource, globalSets, only } from '../../support/content.ts'
import { scriptsBesideData, stateOf, visibleOf } from '../../support/html.ts'
import { expectLog } from '../../support/reports.ts'
import { serve } from '../../support/test-deps.ts'

const seoNames = [
  ...['seo', 'seo_title', 'seo_description', 'seo_noindex', 'seo_canonical_type', 'seo_canonical_custom'],
  ...['og_title', 'og_image', 'schema_jsonld', 'content', 'blocks'],
]
const fieldNames = [...Object.values(headFields).flat(), ...seoNames]
const organizationNames = ['name', 'logo', 'address', 'street', 'city', 'social', 'email', 'url', 'coc']

const allAre = (names: readonly string[], value: unknown): Values =>
  Object.fromEntries(names.map((name) => [name, value as Value]))

/** What a content system may really send: JSON. Texts that say such words themselves prove nothing. */
const jsonValues = oddValues
  .flatMap((value) => {
    try {
      const text = JSON.stringify(value)
      return text === undefined || text.includes('[object') ? [] : [JSON.parse(text) as Value]
    } catch {
      return []
    }
  })
  .map((value, index) => [index, value] as const)

const blocksWith = (value: Value): readonly Values[] =>
  Object.entries(samples).flatMap(([type, fields]) =>
    Object.keys(fields).map((name) => ({ ...fields, [name]: value, type })),
  )

describe('wrong types from the content system', () => {
  test.each(jsonValues)('value %i in every field of a page costs itself, not the page', async (_, value) => {
    const fields = { ...allAre(fieldNames, value), onderdelen: blocksWith(value) }
    const source = fakeSource(only(contentPage('nl', '/x', 'Titel', { fields })))
    const { text } = await request(await serve({ source }))
      .get('/x')
      .expect(200)
    expect(visibleOf(text)).not.toMatch(/\[object |>undefined|"undefined|NaN/)
    expect(visibleOf(text)).toContain('Land dat meegroeit')
    expect(() => stateOf(text)).not.toThrow()
  })

  test.each(jsonValues)(
    'value %i in every field of the globals costs itself, not the page',
    async (_, value) => {
      const general = {
        ...globalSets.general,
        ...allAre(['tagline', 'title_separator', 'description'], value),
      }
      const organization = allAre(organizationNames, value)
      const source = fakeSource({ globals: async () => ({ general, organization }) })
      // A logo that is none is left out, and the log says so.
      if (pictureOf(value)) expectLog('warn', 'A picture of the brand in the content is not used')
      const { text } = await request(await serve({ source }))
        .get('/')
        .expect(200)
      expect(visibleOf(text)).not.toMatch(/\[object |>undefined|"undefined|NaN/)
    },
  )
})

test('no address of an attack is in a link, a picture or the head', async () => {
  const links = addressAttacks.flatMap((link) => [
    { type: 'call_to_action', title: 'a', link, link_label: 'b' },
    { type: 'logos', items: [{ name: link, logo: link, link }] },
    { type: 'video', url: link },
    { type: 'downloads', files: [{ title: 'a', file: link }] },
  ])
  const seo = addressAttacks.map((address) => ({ canonical_url: address, image: address }))
  for (const fields of [{ blocks: links }, ...seo.map((each) => ({ seo: each }))]) {
    const source = fakeSource(only(contentPage('nl', '/x', 'X', { fields })))
    const { text } = await request(await serve({ source }))
      .get('/x')
      .expect(200)
    const addresses = [...visibleOf(text).matchAll(/\b(?:href|src|content)="([^"]*)"/g)].map(([, url]) => url)
    expect(addresses.filter((url) => /evil|alert|script:|msgbox|passwd/i.test(url ?? ''))).toEqual([])
  }
})

test('members that every object has are fields like any other, and change no object', async () => {
  const odd: Values = JSON.parse(
    '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}, "toString": "<p>Tekst</p>"}',
  )
  const blocks: Value = [{ ...odd, type: 'notice', title: 'Let op' }]
  const globals = { general: { ...globalSets.general, ...odd }, organization: { ...odd, name: 'K' } }
  const source = fakeSource({
    ...only(contentPage('nl', '/', 'X', { fields: { ...odd, seo: odd, blocks } })),
    globals: async () => globals,
  })
  const { text } = await request(await serve({ source }))
    .get('/')
    .expect(200)
  expect(text).toContain('Let op')
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  expect(scriptsBesideData(text)).toHaveLength(3)
})
