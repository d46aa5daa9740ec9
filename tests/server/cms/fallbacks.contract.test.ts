import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import request from 'supertest'
import { afterAll, describe, expect, test } from 'vitest'
import * as expected from '../../support/cms/contract-expected.ts'
import {
  type ContractSystem,
  contractSystems,
  openFetch,
  openFiles,
  openRest,
} from '../../support/cms/contract-systems.ts'
import { answerAt, pageAt } from '../../support/cms/contract-views.ts'

/** Languages that stand in for others, the same whatever the content comes from. */

const siteFile = `locales:
  nl: {}
  en: { fallback: [nl] }
  de: { fallback: [en, nl] }
fallback:
  pages: { en: none }
`

const dir = await mkdtemp(join(tmpdir(), 'triptych-fallbacks-'))
await writeFile(join(dir, 'site.yaml'), siteFile)
const env = { TRIPTYCH_DIR: dir }
const chained = { files: await openFiles(env), fetch: await openFetch(env), rest: await openRest([], env) }
const plain = {
  files: await contractSystems.files(),
  fetch: await contractSystems.fetch(),
  rest: await contractSystems.rest(),
}
afterAll(async () => {
  for (const each of [...Object.values(chained), ...Object.values(plain)]) await each.close()
  await rm(dir, { recursive: true })
})

const titlesOf = async ({ content }: ContractSystem, collection: string) =>
  (await content.entries('de', { collection })).map(({ title, path, lang }) => [title, path, lang])

const names = ['files', 'fetch', 'rest'] as const

describe.each(names)('%s, with a chain of languages', (name) => {
  const system = chained[name]

  test.each([
    ['/yard/mill/cap', 'The cap', { locale: 'en', path: '/en/yard/mill/cap' }],
    ['/alleen', 'Alleen hier', { locale: 'nl', path: '/alleen' }],
    ['/news/second', 'Second post', { locale: 'en', path: '/en/news/second' }],
  ] as const)('shows the first original in the chain: %s', async (path, title, fallback) => {
    const page = await pageAt(system, 'de', path)
    expect([page.title, page.path, page.fallback]).toEqual([title, `/de${path}`, fallback])
    expect(page.alternates.de).toBeUndefined()
    expect(page.alternates[fallback.locale]).toBe(fallback.path)
  })

  test('leaves translated pages, and addresses that a translation has, as they are', async () => {
    const { title, fallback } = await pageAt(system, 'de', '/hof/muehle')
    expect([title, fallback]).toEqual(['Die Mühle', undefined])
    for (const [path, title] of Object.entries(expected.addresses.de))
      expect(await answerAt(system, 'de', path)).toBe(title)
    expect(await answerAt(system, 'de', '/yard/mill')).toBe('missing')
  })

  test('shows nothing where a collection has no chain', async () => {
    expect(await answerAt(system, 'en', '/alleen')).toBe('missing')
    expect(await answerAt(system, 'en', '/straat')).toBe('missing')
  })

  test('shows no draft of another language', async () => {
    for (const [, path] of expected.missing) {
      expect((await answerAt(system, 'de', path)).replace(/^30\d .*/, '')).not.toMatch(/concept/i)
    }
  })

  test('lists untranslated entries of a collection in their place, with the language of their texts', async () => {
    expect(await titlesOf(system, 'news')).toEqual([
      ['Second post', '/de/news/second', 'en'],
      ['Erster Beitrag', '/de/neuigkeiten/erste', undefined],
    ])
  })

  test('marks the texts with their language, and leads search engines to the original', async () => {
    const { text, status } = await request(system.server).get('/de/yard/mill/cap')
    expect(status).toBe(200)
    expect(text).toContain('<html lang="de"')
    expect(text).toMatch(/<[a-z]+[^>]* lang="en"[^>]*>/)
    expect(text).toMatch(/rel="canonical" href="[^"]*\/en\/yard\/mill\/cap"/)
    expect(text).toMatch(/name="robots" content="noindex/)
    expect(text).not.toMatch(/hreflang="de" href="[^"]*\/de\/yard/)
  })

  test('puts originals alone into the sitemap', async () => {
    const { text } = await request(system.server).get('/sitemap.xml')
    expect(text).toContain('/en/yard/mill/cap</loc>')
    expect(text).not.toContain('/de/yard/mill/cap')
  })

  test('knows the pages above an untranslated one by their translations', async () => {
    const { ancestors } = await pageAt(system, 'de', '/yard/mill/cap')
    expect(ancestors.map(({ path }) => path)).toEqual(['/de/hof', '/de/hof/muehle'])
  })

  test('the switch leads to the untranslated page', async () => {
    expect((await pageAt(system, 'en', '/yard/mill/cap')).nearest).toEqual({ de: '/de/yard/mill/cap' })
  })
})

describe.each(names)('%s, without a chain', (name) => {
  const system = plain[name]

  test.each([
    ['/erf/molen/kap', { de: '/de/hof/muehle' }],
    ['/erf/molen', {}],
    ['/straat', {}],
    ['/alleen', {}],
  ])('the switch leads to the nearest translated page above: %s', async (path, nearest) => {
    expect((await pageAt(system, 'nl', path)).nearest).toEqual(nearest)
  })

  test('the document links it, and says that it is no translation', async () => {
    const { body } = await request(system.server).get('/erf/molen/kap/_payload.json')
    const { languages } = body.shell
    const links = languages.map(({ locale, href, translated }: Record<string, unknown>) => [
      ...[locale, href, translated],
    ])
    expect(links).toContainEqual(['de', '/de/hof/muehle', false])
    expect(links).toContainEqual(['en', '/en/yard/mill/cap', true])
  })
})
