/** The product on the content that other frameworks are compared with. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import supertest from 'supertest'
import { describe, expect, test } from 'vitest'
import type { Entry, Site, Texts } from '../../bench/peers/answers.ts'
import { peerSource } from '../../bench/peers/source.ts'
import type { Value } from '../../src/content/types.ts'
import {
  alternatesOf,
  canonicalOf,
  langOf,
  metaOf,
  titleOf,
  visibleOf,
  withoutSoftHyphens,
} from '../support/html.ts'
import { serve, siteUrl } from '../support/test-deps.ts'

type Answers = Readonly<Record<string, unknown>>

const answers: Answers = JSON.parse(
  await readFile(join(import.meta.dirname, '../fixtures/peers/answers.json'), 'utf8'),
)
const entry = (path: string) => answers[`/entries?path=${encodeURIComponent(path)}`] as Entry
const site = (locale: string) => answers[`/globals?locale=${locale}`] as Site
const texts = (locale: string) => answers[`/translations?locale=${locale}`] as Texts

/** The recorded content system; every call stands in `asked`. */
function recorded(asked: string[] = []) {
  const json = async ({
    path,
    query = [],
  }: {
    path: string
    query?: readonly (readonly [string, string])[]
  }) => {
    const url = `/${path}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
    asked.push(url)
    const value = answers[url] as Value
    return value === undefined
      ? ({ kind: 'missing' } as const)
      : ({ kind: 'found', value, digest: url } as const)
  }
  return { fetchJson: json, state: () => ({ ok: true, open: false }), close: async () => {} }
}

const failed = (error: unknown) => {
  throw error
}
const source = (entrySeconds: number, asked?: string[]) =>
  peerSource({ upstream: recorded(asked), entrySeconds, onError: failed })

const decoded = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_all, name: string) => characters[name] ?? '')
const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
}

const linksIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href))

/** Everything of the content that a page does not show; nothing when it is complete. */
function missingOn(html: string, { path, locale, ...page }: Entry): string[] {
  const markup = withoutSoftHyphens(decoded(visibleOf(html)))
  const words = markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  const links = linksIn(html)
  const { nav, footer } = site(locale)
  const interfaceTexts = ['skip-link', 'menu-open', 'read-more', 'cards-title', 'rights'].map(
    (slug) => texts(locale).data.find((row) => row.slug === slug)?.trans ?? slug,
  )
  const wanted = [
    ...[page.hero.title, page.hero.lead, ...interfaceTexts],
    ...page.cards.flatMap(({ title, text }) => [title, text]),
    ...page.sections.map(({ title }) => title),
    ...[...nav, ...footer].map(({ title }) => title),
  ]
  const targets = [...page.cards, ...nav, ...footer].map(({ url }) => url)
  const facts = {
    lang: langOf(html) === locale,
    title: titleOf(html)?.includes(page.title),
    description: decoded(metaOf(html, 'description') ?? '') === page.description,
    canonical: canonicalOf(html)?.replace(/\/$/, '') === `${siteUrl}${path}`.replace(/\/$/, ''),
    hreflang: Object.keys(alternatesOf(html)).toSorted().join() === 'de,en,nl,x-default',
  }
  return [
    ...wanted.filter((text) => !words.includes(text)),
    ...page.sections.filter(({ html: section }) => !markup.includes(section)).map(({ id }) => id),
    ...[...targets, ...Object.values(page.alternates)].filter((url) => !links.has(url)),
    ...Object.entries(facts).flatMap(([name, holds]) => (holds ? [] : [name])),
  ]
}

describe('the peers’ content', () => {
  test.each(['/', '/en', '/de', '/over-ons', '/en/about', '/de/ueber-uns'])(
    'is shown in full by our own templates at %s',
    async (path) => {
      const { status, text } = await supertest(await serve({ source: source(0) })).get(path)
      expect(status).toBe(200)
      expect(missingOn(text, entry(path))).toEqual([])
    },
  )

  test.each([
    ['/bestaat-niet', 'Pagina niet gevonden'],
    ['/en/does/not/exist', 'Page not found'],
    ['/de/gibt-es-nicht', 'Seite nicht gefunden'],
  ])('has no page at %s, and says so in its language', async (path, words) => {
    const { status, text } = await supertest(await serve({ source: source(0) })).get(path)
    expect(status).toBe(404)
    expect(visibleOf(text)).toContain(words)
  })

  test('is asked for at every view, except for globals and translations', async () => {
    const asked: string[] = []
    const server = await serve({ source: source(0, asked), config: { PAGE_CACHE_MAX_BYTES: '0' } })
    await supertest(server).get('/en')
    asked.length = 0
    await supertest(server).get('/en')
    expect(asked).toEqual(['/entries?path=%2Fen'])
  })

  test('is asked for once in the lifetime of an entry where pages are kept', async () => {
    const asked: string[] = []
    const content = source(60, asked)
    await content.page('en', '/')
    await content.page('en', '/')
    expect(asked.filter((url) => url.startsWith('/entries'))).toHaveLength(1)
  })

  test('is read once for as long as its bytes are the same', async () => {
    const content = source(0)
    const [first, second] = [await content.page('en', '/'), await content.page('en', '/')]
    expect(first.kind === 'page' && second.kind === 'page' && first.page === second.page).toBe(true)
  })
})
