/** Finds the site of the content system that holds each of our languages, over the REST API. */
import type { Value } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values/values.ts'
import type { Languages, Locale } from '../../../../src/i18n/languages.ts'
import { isCode } from '../../model/language-names.ts'
import { type LocaleMap, matchLocales, noSite, type SiteMatching } from '../../model/site-locales.ts'
import { asText, isFalsy } from '../../model/values.ts'

/** A site of the content system, with the language of ours that it holds. */
export interface RestSite {
  readonly locale: Locale
  /** Handle of the site; undefined when the system names no site: then no site is requested. */
  readonly handle: string | undefined
}

/** Whether the sites have to be found in entries, because `CMS_LOCALES` does not map every language. */
export const needsDiscovery = (localeMap: LocaleMap, { locales }: Languages): boolean =>
  locales.some((locale) => localeMap[locale] === undefined)

/**
 * Returns the handles of sites that entries name. The default site comes first: the handle `default`, else
 * the site that has the most entries without an origin.
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
  // Sorted by name first, so that the result does not depend on the order of the rows.
  return [...roots.keys()].sort().sort((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)))
}

/**
 * Reports sites whose handle is no language code, while a language has no site: the operator has to map them.
 */
function reportUnmapped(
  handles: readonly string[],
  taken: ReadonlyMap<string, Locale>,
  { localeMap, languages, report }: SiteMatching,
): void {
  const unmapped = handles.filter((handle) => !taken.has(handle) && !isCode(handle))
  const lacking = languages.locales.filter(
    (locale) => ![...taken.values()].includes(locale) && localeMap[locale] !== noSite,
  )
  if (unmapped.length === 0 || lacking.length === 0) return
  const codes = lacking.join(', ')
  report(`No site is known to be ${codes}: if ${unmapped.join(', ')} is, say so in CMS_LOCALES`)
}

/**
 * Finds the site of each of our languages.
 * @param rows entries of all sites, which name their sites
 * @param matching its map is `CMS_LOCALES`, which has priority over the handles of sites
 */
export function matchSites(rows: readonly Value[], matching: SiteMatching): readonly RestSite[] {
  const { localeMap, languages, report } = matching
  const mapped = Object.values(localeMap)
    .flatMap((handle) => handle ?? [])
    .filter((handle) => handle !== noSite)
  const handles = [...new Set([...handlesIn(rows), ...mapped])]
  if (handles.length === 0) return [{ locale: languages.default.locale, handle: undefined }]
  // Entries name their sites by handle alone: the handle stands for the language too.
  const candidates = handles.map((handle, position) => ({
    handle,
    lang: handle,
    system: '',
    isDefault: position === 0,
  }))
  const taken = matchLocales(candidates, matching)
  if (taken.size === 0)
    report(`No site of the content system (${handles.join(', ')}) is one of our languages`)
  else reportUnmapped(handles, taken, matching)
  return [...taken].map(([handle, locale]) => ({ locale, handle }))
}
