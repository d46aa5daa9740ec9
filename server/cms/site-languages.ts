/** Finds out which of the site's languages the content has. */
import type { Languages, Locale } from '../../src/i18n/languages.ts'
import { memoWeak } from '../../src/shared/memo.ts'
import type { ContentSource } from './source.ts'

/** The languages that the content has. Of a language that cannot be loaded, everything is assumed. */
export interface SiteLanguages {
  /** Languages with at least one page. */
  readonly pages: ReadonlySet<Locale>
  /** Languages with a home page. */
  readonly homes: ReadonlySet<Locale>
}

/** Reads the languages of the content once, and again after each change. */
export interface SiteLanguagesReader {
  /** The languages; the same object until they change. Never rejects. */
  get(): Promise<SiteLanguages>
  /** The languages if they are known at this moment; undefined before the first `get` and after a change. */
  known(): SiteLanguages | undefined
}

type Content = Pick<ContentSource, 'has' | 'collections' | 'onChange'>

interface LanguageFacts {
  readonly locale: Locale
  readonly hasPages: boolean
  readonly hasHome: boolean
  /** False for a language that failed to load. */
  readonly isKnown: boolean
}

interface ReaderState {
  last: SiteLanguages
  known: SiteLanguages | undefined
  /** The answer of the content since its last change, or that is under way. */
  asked: Promise<SiteLanguages> | undefined
}

/** Every language of the site with pages and home: what is assumed as long as nothing is known. */
export const everyLanguageIsThere = memoWeak(
  ({ locales }: Languages): SiteLanguages => ({ pages: new Set(locales), homes: new Set(locales) }),
)

async function factsOf(content: Content, locale: Locale): Promise<LanguageFacts> {
  try {
    const hasHome = await content.has(locale, '/')
    const hasPages = hasHome || (await content.collections(locale)).length > 0
    return { locale, hasPages, hasHome, isKnown: true }
  } catch {
    return { locale, hasPages: true, hasHome: true, isKnown: false }
  }
}

const localesWith = (facts: readonly LanguageFacts[], what: 'hasPages' | 'hasHome'): ReadonlySet<Locale> =>
  new Set(facts.filter((each) => each[what]).map(({ locale }) => locale))

/** Content without any page has no languages to choose from: it is taken as a site that is yet to be filled. */
const languagesOf = (facts: readonly LanguageFacts[], all: Languages): SiteLanguages =>
  facts.some(({ hasPages }) => hasPages)
    ? { pages: localesWith(facts, 'hasPages'), homes: localesWith(facts, 'hasHome') }
    : everyLanguageIsThere(all)

const keyOf = ({ pages, homes }: SiteLanguages) => `${[...pages]} ${[...homes]}`

/** Creates the reader for a content source. While a language cannot be loaded, each `get` asks for it again. */
export function createSiteLanguagesReader(content: Content, languages: Languages): SiteLanguagesReader {
  const state: ReaderState = { last: everyLanguageIsThere(languages), known: undefined, asked: undefined }
  content.onChange(() => {
    state.known = undefined
    state.asked = undefined
  })
  /** Pages are cached by this object: it is replaced only when a language comes or goes. */
  const keepSame = (read: SiteLanguages) => {
    if (keyOf(read) !== keyOf(state.last)) state.last = read
    return state.last
  }
  function accept(facts: readonly LanguageFacts[]): SiteLanguages {
    state.known = keepSame(languagesOf(facts, languages))
    if (facts.some(({ isKnown }) => !isKnown)) state.asked = undefined
    return state.known
  }
  function ask(): Promise<SiteLanguages> {
    const asked: Promise<SiteLanguages> = Promise.all(
      languages.locales.map((locale) => factsOf(content, locale)),
    ).then((facts) => (state.asked === asked ? accept(facts) : get()))
    return asked
  }
  function get(): Promise<SiteLanguages> {
    state.asked ??= ask()
    return state.asked
  }
  return { get, known: () => state.known }
}
