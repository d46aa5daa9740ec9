import { createLifetimeCache } from '../../server/cache/lifetime-cache.ts'
import type { HttpClient } from '../../server/cms/http-client/http-client.ts'
import type { ContentSource } from '../../server/cms/source.ts'
import type { ContentAnswer, ContentPage } from '../../src/content/types.ts'
import { defaultLanguages, type Locale } from '../../src/i18n/languages.ts'
import { memoLast, memoWeak } from '../../src/shared/memo.ts'
import type { Entry, Site, Texts } from './answers.ts'
import { readGlobalSets, readMenus, readPage, readTexts } from './read-answers.ts'

/** Seconds for which globals and translations are cached: the same for all frameworks. */
const lifetime = 60
const setsOf = memoWeak((site: Site) => memoLast((texts: Texts) => readGlobalSets(site, texts)))
const missing: ContentAnswer = { kind: 'missing' }
/** The one object for all empty lists, as redirect rules are compiled once per list object. */
const none: readonly never[] = []

interface Options {
  readonly upstream: Pick<HttpClient, 'fetchJson' | 'state' | 'close'>
  /** Seconds for which an entry is not requested again; 0 requests it for every view. */
  readonly entrySeconds: number
  readonly onError: (error: unknown, key: string) => void
}

interface KnownPage {
  readonly digest: string
  readonly texts: Texts
  readonly page: ContentPage
  /** Time of the request, in milliseconds on the monotonic clock. */
  readonly askedAt: number
}

/**
 * A content source for the site of the comparison with other frameworks: it reads the content system of
 * `replay.mjs` over HTTP. An entry whose bytes did not change gives the page object of the request before, as
 * what is made of a page is cached by its object.
 */
export function peerSource({ upstream, entrySeconds, onError }: Options): ContentSource {
  const memo = createLifetimeCache({ seconds: lifetime, onError })
  const pages = new Map<string, KnownPage>()

  async function fetchAnswer<T>(path: string, locale: Locale): Promise<T> {
    const answer = await upstream.fetchJson({
      path,
      query: [['locale', locale]],
      notFoundHint: `the ${path}`,
    })
    if (answer.kind === 'missing') throw new Error(`The content system has no ${path} in ${locale}`)
    return answer.value as unknown as T
  }
  const siteOf = (locale: Locale) => memo.get(`globals ${locale}`, () => fetchAnswer<Site>('globals', locale))
  const textsOf = (locale: Locale) =>
    memo.get(`translations ${locale}`, () => fetchAnswer<Texts>('translations', locale))
  const menusOf = (locale: Locale) => memo.get(`menus ${locale}`, async () => readMenus(await siteOf(locale)))

  async function load(locale: Locale, path: string): Promise<ContentAnswer> {
    const [answer, texts] = await Promise.all([
      upstream.fetchJson({ path: 'entries', query: [['path', path]] }),
      textsOf(locale),
    ])
    if (answer.kind === 'missing') {
      pages.delete(path)
      return missing
    }
    const { digest } = answer
    const known = pages.get(path)
    const isSame = known?.digest === digest && known.texts === texts
    const page = isSame ? known.page : readPage(answer.value as unknown as Entry, texts)
    pages.set(path, { digest, texts, page, askedAt: performance.now() })
    return { kind: 'page', page }
  }

  return {
    name: 'peers',
    traits: { tellsOfChanges: false, readsCheaply: false, takesForms: false },
    async page(locale, inner) {
      const path = defaultLanguages.withPrefix(locale, inner)
      const known = pages.get(path)
      const isYoung = known && performance.now() - known.askedAt < entrySeconds * 1000
      return isYoung ? { kind: 'page', page: known.page } : load(locale, path)
    },
    has: async () => false,
    tree: async () => none,
    navigation: async (locale, handle) => (await menusOf(locale))[handle],
    globals: async (locale) => setsOf(await siteOf(locale))(await textsOf(locale)),
    translations: async (locale) => readTexts(await textsOf(locale)),
    entries: async () => none,
    list: async () => ({ items: none, total: 0 }),
    facets: async () => ({ terms: none, years: none }),
    related: async () => [],
    taxonomies: async () => none,
    topics: async () => none,
    outlines: async () => none,
    collections: async () => none,
    dated: async () => none,
    redirects: async () => none,
    forms: async () => ({}),
    assetFile: () => undefined,
    health: () => ({
      state: upstream.state().ok ? 'ok' : 'degraded',
      loaded: true,
      age_s: 0,
      pages: pages.size,
      broken: 0,
    }),
    onChange: () => () => {},
    close: () => upstream.close(),
  }
}
