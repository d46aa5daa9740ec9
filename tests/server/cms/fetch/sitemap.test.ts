import { expect, test } from 'vitest'
import { fetchFrom } from '../../../support/cms/fetch.ts'
import type { StandInRequest } from '../../../support/cms/stand-in.ts'
import { expectLog } from '../../../support/reports.ts'

const unlistedWarning = /names pages that are in no list.*CMS_COLLECTIONS/

const xml = (body: string) => ({ headers: { 'content-type': 'application/xml' }, body })
const urlset = (...locs: readonly string[]) =>
  xml(`<urlset>${locs.map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`)
const origin = ({ headers }: StandInRequest) => `http://${headers.host}`

const unlisted = async (answer: (request: StandInRequest) => ReturnType<typeof xml> | undefined) => {
  const setup = await fetchFrom({
    respond: (request) => (request.path.endsWith('.xml') ? (answer(request) ?? { status: 404 }) : undefined),
  })
  const { languages } = await setup.adapter.content()
  return {
    ...setup,
    lists: Object.fromEntries(
      [...languages].map(([locale, { unlisted }]) => [locale, unlisted.map(({ uri }) => uri)]),
    ),
  }
}

test('addresses that only the sitemap names are listed, in the language of their prefix', async () => {
  expectLog('warn', unlistedWarning)
  const { lists, adapter, standIn } = await unlisted((request) =>
    urlset(
      ...['/', '/over-ons', '/los', '/en/loose', '/en/', '/de/%C3%BCber', '/english'].map(
        (path) => origin(request) + path,
      ),
    ),
  )
  expect(lists).toEqual({ nl: ['/los', '/english'], en: ['/loose'], de: ['/über'] })
  const { languages } = await adapter.content()
  expect(languages.get('de')?.unlisted).toEqual([{ uri: '/über', url: `${standIn.url}de/%C3%BCber` }])
})

test('a sitemap of one address, and one with other hosts, broken addresses and broken encodings, is read', async () => {
  expectLog('warn', unlistedWarning)
  const { lists } = await unlisted((request) =>
    urlset(
      'https://evil.example/x',
      'javascript:alert(1)',
      'x',
      `${origin(request)}/%ff`,
      `${origin(request)}/a`,
    ),
  )
  expect(lists).toEqual({ nl: ['/a'], en: [], de: [] })
  expect((await unlisted((request) => urlset(`${origin(request)}/b`))).lists.nl).toEqual(['/b'])
})

test('without a sitemap nothing is listed', async () => {
  expect((await unlisted(() => undefined)).lists).toEqual({ nl: [], en: [], de: [] })
})

test('a malformed sitemap is logged, and the content goes on without', async () => {
  expectLog('error', 'Failed to convert XML to JSON')
  const { lists, adapter, logs } = await unlisted(() => xml('<urlset><url>'))
  expect(lists).toEqual({ nl: [], en: [], de: [] })
  await adapter.content()
  expect(logs.filter(({ level }) => level === 50)).toHaveLength(1)
})

test('a sitemap that says the same is not read again, one that says something else is', async () => {
  expectLog('error', 'Failed to convert XML to JSON')
  const answer = { text: '<urlset><url>' }
  const { adapter, resources, logs, standIn } = await unlisted(() => xml(answer.text))
  const again = async () => {
    const before = standIn.count('sitemap.xml')
    resources.expire()
    await adapter.content()
    await expect.poll(() => standIn.count('sitemap.xml')).toBe(before + 1)
    await adapter.content()
    return logs.filter(({ level }) => level === 50).length
  }
  expect(await again()).toBe(1)
  answer.text = '<urlset>'
  await expect.poll(again).toBe(2)
})

test('of a sitemap index ten parts are read, on the content system and nowhere else', async () => {
  expectLog('warn', unlistedWarning)
  const { lists, standIn } = await unlisted((request) => {
    const part = /^\/deel-(\d+)\.xml$/.exec(request.path)?.[1]
    if (part) return urlset(`${origin(request)}/los-${part}`)
    const own = Array.from({ length: 12 }, (_, i) => `${origin(request)}/deel-${i}.xml`)
    const locs = ['http://127.0.0.1:1/sitemap.xml', 'https://evil.example/a.xml', ...own]
    return xml(
      `<sitemapindex>${locs.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join('')}</sitemapindex>`,
    )
  })
  expect(lists.nl).toHaveLength(10)
  expect(standIn.count('deel-')).toBe(10)
})
