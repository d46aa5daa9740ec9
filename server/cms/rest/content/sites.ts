import type { Value } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values.ts'
import { defaultLocale, type Locale, locales } from '../../../../src/i18n/locales.ts'
import { isCode, type LocaleMap, matchLocales, noSite } from '../../model/site-locales.ts'
import { asText, isFalsy } from '../../model/values.ts'

/** A site of the system that holds one of our languages. */
export interface RestSite {
  readonly locale: Locale
  /** Undefined when the system does not say: then no site is asked for. */
  readonly handle: string | undefined
}

/** Whether the sites have to be discovered: not when every language is mapped. */
export const needsDiscovery = (localeMap: LocaleMap): boolean =>
  locales.some(({ locale }) => localeMap[locale] === undefined)

/**
 * Handles in entries of all sites. The one that says `default`, else the one that most entries have their
 * origin in, comes first.
 */
function handlesIn(rows: readonly Value[]): readonly string[] {
  const roots = new Map<string, number>()
  for (const row of rows) {
    const handle = asText(memberOf(row, 'locale'))
    const isRoot = isFalsy(memberOf(row, 'origin_id'))
    if (handle !== undefined) roots.set(handle, (roots.get(handle) ?? 0) + Number(isRoot))
  }
  const rank = (handle: string) =>
    handle === 'default' ? Number.POSITIVE_INFINITY : (roots.get(handle) ?? 0)
  return [...roots.keys()].sort().sort((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)))
}

/** A site whose handle says nothing may be the one that a language lacks: only an operator knows. */
function reportUnclear(
  handles: readonly string[],
  taken: ReadonlyMap<string, Locale>,
  localeMap: LocaleMap,
  report: (problem: string) => void,
): void {
  const unclear = handles.filter((handle) => !taken.has(handle) && !isCode(handle))
  const lacking = locales.filter(
    ({ locale }) => ![...taken.values()].includes(locale) && localeMap[locale] !== noSite,
  )
  if (unclear.length === 0 || lacking.length === 0) return
  const codes = lacking.map(({ locale }) => locale).join(', ')
  report(`No site is known to be ${codes}: if ${unclear.join(', ')} is, say so in CMS_LOCALES`)
}

/**
 * Our languages and the sites that hold them (content-contract 1), from entries of all sites and the
 * configured map.
 */
export function matchSites(
  rows: readonly Value[],
  localeMap: LocaleMap,
  report: (problem: string) => void,
): readonly RestSite[] {
  const mapped = Object.values(localeMap).filter((handle) => handle !== noSite)
  const handles = [...new Set([...handlesIn(rows), ...mapped])]
  if (handles.length === 0) return [{ locale: defaultLocale, handle: undefined }]
  const drafts = handles.map((handle, position) => ({
    handle,
    lang: handle,
    system: '',
    isDefault: position === 0,
  }))
  const taken = matchLocales(drafts, localeMap, report)
  if (taken.size === 0)
    report(`No site of the content system (${handles.join(', ')}) is one of our languages`)
  else reportUnclear(handles, taken, localeMap, report)
  return [...taken].map(([handle, locale]) => ({ locale, handle }))
}
