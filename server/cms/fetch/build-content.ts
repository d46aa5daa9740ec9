import type { Value } from '../../../src/content/types.ts'
import { type Locale, localeRow } from '../../../src/i18n/locales.ts'
import type { RemoteContent, RemoteLanguage } from '../remote/adapter.ts'
import { ownOrigins } from '../remote/index/origins.ts'
import { assetsByAddress } from './assets.ts'
import type { BaseItems, LanguageDraft } from './read-language.ts'
import { type KnownLanguage, unlistedOf } from './unlisted.ts'

/** A language, or why it could not be had. */
export type Outcome = LanguageDraft | Error

const known = ({ prefix, uris }: LanguageDraft, locale: Locale): KnownLanguage => ({
  prefix: prefix ?? localeRow(locale).prefix,
  uris,
})

/**
 * Nothing is known of a language that could not be had: what the sitemap names of it is no other language's.
 */
const unknown = (locale: Locale): KnownLanguage => ({ prefix: localeRow(locale).prefix, uris: new Set() })

function languagesOf(
  outcomes: Parts['outcomes'],
  locs: Value,
  origins: ReadonlySet<string>,
): RemoteContent['languages'] {
  const rows = outcomes.map(
    ([locale, outcome]) =>
      [locale, outcome instanceof Error ? unknown(locale) : known(outcome, locale)] as const,
  )
  const unlisted = unlistedOf(locs, new Map(rows), origins)
  const languages = outcomes.flatMap(([locale, outcome]): [Locale, RemoteLanguage][] => {
    if (outcome instanceof Error) return []
    const { entries, trees } = outcome
    return [[locale, { entries, trees, unlisted: unlisted.get(locale) ?? [] }]]
  })
  return new Map(languages)
}

interface Parts {
  readonly base: BaseItems
  readonly outcomes: readonly (readonly [Locale, Outcome])[]
  readonly assets: Value
  /** Addresses of the sitemap. */
  readonly locs: Value
  readonly cmsUrl: string
}

/** All languages together, with what is known of files and what only the sitemap knows. */
export function buildContent({ base, outcomes, assets, locs, cmsUrl }: Parts): RemoteContent {
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
