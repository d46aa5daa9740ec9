/** Reads the sites of a project: its language versions, of which each may be one of our languages. */
import type { Value } from '../../../../../src/content/types.ts'
import type { Languages, Locale } from '../../../../../src/i18n/languages.ts'
import { createPrefixMap } from '../../../model/addresses/language-prefixes.ts'
import { decodeAddress, tidyPath, withoutSuffix } from '../../../model/addresses/tidy-address.ts'
import {
  type LocaleMap,
  matchLocales,
  type SiteDraft,
  type SiteMatching,
} from '../../../model/site-locales.ts'
import { asText, asValues, getOwn } from '../../../model/values.ts'
import type { SourceFiles } from '../../disk/files.ts'
import { listSites } from './site-lists.ts'

export type { LocaleMap } from '../../../model/site-locales.ts'

/** One language version of the content system. */
export interface Site {
  readonly handle: string
  /** The language tag of the site. */
  readonly lang: string
  /** The prefix of its addresses on the content system: '' or `/en`. */
  readonly prefix: string
  readonly isDefault: boolean
  /**
   * Our language; absent for a site that is not served. Such a site is read all the same, because entries may
   * inherit from its entries.
   */
  readonly locale?: Locale
}

type Report = (problem: string) => void
/** A site before it is assigned one of our languages. */
type Draft = Omit<Site, 'locale'> & SiteDraft

/** An expression in the address of a site: `{{ config:app:url }}`. */
const expression = /\{\{\s*([^}]*?)\s*\}\}/g
/** What known expressions are replaced by: only the path that follows them matters. */
const expressionValues: Readonly<Record<string, string>> = { 'config:app:url': '', 'config:app:name': '' }

/**
 * Reads the prefix in the address of a site: `https://host/en/`, `{{ config:app:url }}/en` and `en` are all
 * `/en`; a root is ''.
 */
function prefixOf(url: string, report: Report): string {
  const filled = url.replace(expression, (all, name: string) => {
    const value = getOwn(expressionValues, name)
    if (value === undefined) report(`The address of a site has an unknown expression: ${all}`)
    return value ?? ''
  })
  const path = filled.replace(/^(https?:)?\/\/[^/]*/i, '')
  return tidyPath(path).replace(/^\/$/, '')
}

/** Reads the settings of a site. The site at position 0 is the default site. */
export function draftOf([handle, value]: readonly [string, Value], position: number, report: Report): Draft {
  const site = asValues(value)
  const system = asText(site.locale) ?? ''
  const lang = asText(site.lang) ?? (system.split(/[-_]/)[0] || handle)
  const url = asText(site.url) ?? (position === 0 ? '/' : `/${handle}`)
  return { handle, lang, system, prefix: prefixOf(url, report), isDefault: position === 0 }
}

/** Handles that the sites of our languages probably have, that of the default language first. */
export const wantedHandles = ({ locales, default: standard }: Languages, localeMap: LocaleMap) =>
  [...new Set([standard.locale, ...locales])].map((locale) => localeMap[locale] ?? locale)

/** Reads all sites of a project, the default site first. Faults in the settings are reported. */
export function readSites(files: SourceFiles, matching: SiteMatching): readonly Site[] {
  const { localeMap, languages, report } = matching
  const rows = listSites(files, { languages, wanted: wantedHandles(languages, localeMap) }, report)
  const drafts = rows.map((row, position) => draftOf(row, position, report))
  const ours = matchLocales(drafts, matching)
  return drafts.map(({ system, ...site }) => {
    const locale = ours.get(site.handle)
    if (!locale) return site
    // A language tag that only repeats the handle says nothing: then ours counts.
    const isNamed = system !== '' || site.lang !== site.handle
    return { ...site, lang: isNamed ? site.lang : languages.of(locale).lang, locale }
  })
}

interface HrefInput {
  readonly sites: readonly Site[]
  readonly languages: Languages
  /** Names of folders below `public`. */
  readonly folders: ReadonlySet<string>
  /** Whether a file lies at a decoded path. */
  isFile(path: string): boolean
}

/**
 * Returns a function that turns a root-relative address of the content system into one of our site. Addresses
 * of files, in `folders` below `public` or known to `isFile`, stay as they are: files belong to no language.
 */
export function createHref({ sites, languages, folders, isFile }: HrefInput): (href: string) => string {
  const toOurs = createPrefixMap(sites, languages)
  return (href) => {
    if (!href.startsWith('/') || href.startsWith('//')) return href
    if (folders.has(/^\/([^/?#]*)\//.exec(href)?.[1] ?? '')) return href
    const path = withoutSuffix(href)
    const ours = toOurs(path || '/')
    return ours === undefined || ours === path || isFile(decodeAddress(path))
      ? href
      : `${ours}${href.slice(path.length)}`
  }
}
