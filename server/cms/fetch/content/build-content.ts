/** Builds the content of a Fetch site from its languages, its files and its sitemap. */
import type { Value } from '../../../../src/content/types.ts'
import { type Locale, localeRow } from '../../../../src/i18n/locales.ts'
import type { RemoteContent, RemoteLanguage } from '../../remote/adapter.ts'
import { ownOrigins } from '../../remote/index/origins.ts'
import { assetsByAddress } from '../lists/assets.ts'
import { findSitemapOnlyPages, type ListedLanguage } from '../sitemap/sitemap-only-pages.ts'
import type { BaseItems, LanguageDraft } from './read-language.ts'

/** The lists of a language as they were read, or the error with which loading it failed. */
export type LanguageOutcome = LanguageDraft | Error

const listedLanguage = ({ prefix, uris }: LanguageDraft, locale: Locale): ListedLanguage => ({
  prefix: prefix ?? localeRow(locale).prefix,
  uris,
})

/**
 * A language that could not be loaded keeps its prefix, so that its pages in the sitemap go to no other
 * language.
 */
const failedLanguage = (locale: Locale): ListedLanguage => ({
  prefix: localeRow(locale).prefix,
  uris: new Set(),
})

/** The languages that were loaded, with their pages that only the sitemap names. */
function languagesOf(
  outcomes: ContentParts['outcomes'],
  locs: Value,
  origins: ReadonlySet<string>,
): RemoteContent['languages'] {
  const rows = outcomes.map(
    ([locale, outcome]) =>
      [locale, outcome instanceof Error ? failedLanguage(locale) : listedLanguage(outcome, locale)] as const,
  )
  const unlisted = findSitemapOnlyPages(locs, new Map(rows), origins)
  const languages = outcomes.flatMap(([locale, outcome]): [Locale, RemoteLanguage][] => {
    if (outcome instanceof Error) return []
    const { entries, trees } = outcome
    return [[locale, { entries, trees, unlisted: unlisted.get(locale) ?? [] }]]
  })
  return new Map(languages)
}

/** The parts that content is built from. */
interface ContentParts {
  /** Items of the default language. */
  readonly base: BaseItems
  /** The languages of the system, loaded or failed. */
  readonly outcomes: readonly (readonly [Locale, LanguageOutcome])[]
  /** The list of files. */
  readonly assets: Value
  /** Addresses in the content system's sitemap. */
  readonly locs: Value
  /** Ends with a slash. */
  readonly cmsUrl: string
}

/**
 * Builds the content of a Fetch site: all languages, with files and with the pages that are only in its
 * sitemap.
 */
export function buildContent({ base, outcomes, assets, locs, cmsUrl }: ContentParts): RemoteContent {
  const named = ownOrigins([[...base.values()].map(({ item }) => item)])
  const origins = new Set([new URL(cmsUrl).origin, ...named])
  const files = assetsByAddress(assets)
  return {
    languages: languagesOf(outcomes, locs, origins),
    failures: new Map(outcomes.filter(([, outcome]) => outcome instanceof Error)),
    origins: named,
    asset: (address) => files.get(address),
  }
}
