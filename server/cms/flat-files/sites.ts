import type { Value } from '../../../src/content/types.ts'
import { defaultLocale, type Locale, localeRow, locales } from '../../../src/i18n/locales.ts'
import { asText, asValues, rowOf } from '../values.ts'
import type { SourceFiles } from './files.ts'
import { isCode, languageNames, listSites } from './site-lists.ts'

/** One language version of the content system. */
export interface Site {
  readonly handle: string
  readonly lang: string
  /** Its prefix on the content system: '' or `/en`. */
  readonly prefix: string
  readonly isDefault: boolean
  /** Our language; absent when none of ours is meant, then the site is read but not served. */
  readonly locale?: Locale
}

export type LocaleMap = Readonly<Partial<Record<Locale, string>>>
type Report = (problem: string) => void
interface Draft extends Omit<Site, 'locale'> {
  readonly system: string
}

const expression = /\{\{\s*([^}]*?)\s*\}\}/g
const known: Readonly<Record<string, string>> = { 'config:app:url': '', 'config:app:name': '' }

/** `https://host/en/`, `{{ config:app:url }}/en` and `en` are all `/en`; a root is '' (content-contract 4.2). */
function prefixOf(url: string, report: Report): string {
  const filled = url.replace(expression, (all, name: string) => {
    const value = rowOf(known, name)
    if (value === undefined) report(`The address of a site has an unknown expression: ${all}`)
    return value ?? ''
  })
  const path = filled.replace(/^(https?:)?\/\/[^/]*/i, '')
  return `/${path}`.replace(/\/{2,}/g, '/').replace(/\/$/, '')
}

function draftOf([handle, value]: readonly [string, Value], position: number, report: Report): Draft {
  const site = asValues(value)
  const system = asText(site.locale) ?? ''
  const lang = asText(site.lang) ?? (system.split(/[-_]/)[0] || handle)
  const url = asText(site.url) ?? (position === 0 ? '/' : `/${handle}`)
  return { handle, lang, system, prefix: prefixOf(url, report), isDefault: position === 0 }
}

const firstPart = (system: string) => (system.split(/[-_]/)[0] ?? '').toLowerCase()

/** In the order of content-contract, section 1. */
const matches: readonly ((draft: Draft, locale: Locale) => boolean)[] = [
  (draft, locale) => draft.handle.toLowerCase() === locale,
  (draft, locale) => draft.lang.toLowerCase() === locale,
  (draft, locale) => firstPart(draft.system) === locale,
  (draft, locale) => firstPart(draft.lang) === locale,
  (draft, locale) => languageNames[locale].includes(draft.handle.toLowerCase()),
  (draft, locale) => locale === defaultLocale && saysNothing(draft),
]

/** The first site of a project that tells us nothing but handles, and this one no language. */
const saysNothing = ({ handle, lang, system, isDefault }: Draft) =>
  isDefault && system === '' && lang === handle && !isCode(handle)

function mapLocales(drafts: readonly Draft[], localeMap: LocaleMap, report: Report): Map<string, Locale> {
  const taken = new Map<string, Locale>()
  for (const [locale, handle] of Object.entries(localeMap) as [Locale, string][]) {
    if (drafts.some((draft) => draft.handle === handle)) taken.set(handle, locale)
    else report(`Language ${locale} is mapped to site ${handle}, which does not exist`)
  }
  for (const { locale } of locales) {
    if (localeMap[locale] !== undefined) continue
    const free = drafts.filter((draft) => !taken.has(draft.handle))
    const found = matches.flatMap((match) => free.filter((draft) => match(draft, locale)))[0]
    if (found) taken.set(found.handle, locale)
  }
  const [only, second] = drafts
  if (taken.size === 0 && only && !second) taken.set(only.handle, defaultLocale)
  return taken
}

/** All sites, the default one first (content-contract 1 and 4.2). */
export function readSites(files: SourceFiles, localeMap: LocaleMap, report: Report): readonly Site[] {
  const wanted = [localeMap[defaultLocale], ...locales.map(({ locale }) => localeMap[locale] ?? locale)]
  const rows = listSites(
    files,
    wanted.flatMap((handle) => handle ?? []),
    report,
  )
  const drafts = rows.map((row, position) => draftOf(row, position, report))
  const ours = mapLocales(drafts, localeMap, report)
  return drafts.map(({ system, ...site }) => {
    const locale = ours.get(site.handle)
    if (!locale) return site
    const isNamed = system !== '' || site.lang !== site.handle
    return { ...site, lang: isNamed ? site.lang : locale, locale }
  })
}

/**
 * A root-relative address of the content system as one of ours: the longest prefix of a site becomes our prefix. Files, in `folders`
 * below `public`, belong to no language.
 */
export function createHref(sites: readonly Site[], folders: ReadonlySet<string>): (href: string) => string {
  const byLength = [...sites].sort((a, b) => b.prefix.length - a.prefix.length)
  return (href) => {
    if (!href.startsWith('/') || href.startsWith('//')) return href
    if (folders.has(/^\/([^/?#]*)\//.exec(href)?.[1] ?? '')) return href
    const [path = '/', rest = ''] = [href.replace(/[?#].*$/s, ''), /[?#].*$/s.exec(href)?.[0]]
    const site = byLength.find(({ prefix }) => `${path}/`.startsWith(`${prefix}/`))
    if (!site?.locale) return href
    const ours = localeRow(site.locale).prefix
    return site.prefix === ours ? href : `${`${ours}${path.slice(site.prefix.length)}` || '/'}${rest}`
  }
}
