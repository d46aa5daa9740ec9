/** Builds the content of a Fetch site from its languages, its files and its sitemap. */
import type { Value } from '../../../../src/content/types.ts'
import type { Languages, Locale } from '../../../../src/i18n/languages.ts'
import type { RemoteContent, RemoteLanguage } from '../../remote/adapter.ts'
import { ownOrigins } from '../../remote/index/origins.ts'
import { assetsByAddress } from '../lists/assets.ts'
import { findSitemapOnlyPages, type ListedLanguage } from '../sitemap/sitemap-only-pages.ts'
import type { BaseItems, LanguageDraft } from './read-language.ts'

/** The lists of a language as they were read, or the error with which loading it failed. */
export type LanguageOutcome = LanguageDraft | Error

/**
 * The addresses of a language. One that could not be loaded keeps our prefix, so that its pages in the sitemap
 * go to no other language.
 * @param ours our prefix of the language
 */
const listedLanguage = (outcome: LanguageOutcome, ours: string): ListedLanguage =>
  outcome instanceof Error
    ? { prefix: ours, uris: new Set() }
    : { prefix: outcome.prefix ?? ours, uris: outcome.uris }

/** The languages that were loaded, with their pages that only the sitemap names. */
function languagesOf(
  { outcomes, locs, languages: { of } }: ContentParts,
  origins: ReadonlySet<string>,
): RemoteContent['languages'] {
  const rows = outcomes.map(
    ([locale, outcome]) => [locale, listedLanguage(outcome, of(locale).prefix)] as const,
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
  readonly languages: Pick<Languages, 'of'>
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
export function buildContent(parts: ContentParts): RemoteContent {
  const { base, outcomes, assets, cmsUrl } = parts
  const named = ownOrigins([[...base.values()].map(({ item }) => item)])
  const origins = new Set([new URL(cmsUrl).origin, ...named])
  const files = assetsByAddress(assets)
  return {
    languages: languagesOf(parts, origins),
    failures: new Map(outcomes.filter(([, outcome]) => outcome instanceof Error)),
    origins: named,
    asset: (address) => files.get(address),
  }
}
