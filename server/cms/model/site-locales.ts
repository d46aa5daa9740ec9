/** Assigns the sites of the content system, which are its language versions, to our languages. */
import { defaultLocale, type Locale, localeRow, locales } from '../../../src/i18n/locales.ts'

/** Site handles by our language; `none` for a language that the system does not have. */
export type LocaleMap = Readonly<Partial<Record<Locale, string>>>
/** The handle in a `LocaleMap` for a language that the system does not have. */
export const noSite = 'none'
type Report = (problem: string) => void

/** A site and the settings that name its language. */
export interface SiteDraft {
  readonly handle: string
  /** The language tag of the site; the handle when the site has none. */
  readonly lang: string
  /** The locale of the site in the settings of the system, such as `nl_BE`; empty when it has none. */
  readonly system: string
  /** Whether it is the first site of the project. */
  readonly isDefault: boolean
}

/** Whether a site's handle looks like a language: `nl`, `de_AT`. */
export const isCode = (handle: string) => /^[a-z]{2}([-_][a-z]{2})?$/i.test(handle)

/** The name of a language, in another language, in lower case. */
const namesIn = (lang: string, named: string) =>
  new Intl.DisplayNames(lang, { type: 'language' }).of(named)?.toLowerCase()

/**
 * Whether a handle is the name of a language in one of our languages: `dutch`, `nederlands`. `Intl` is only
 * used for handles that are neither codes nor `default`, because its first call takes 30 ms.
 */
export function isNameOf(locale: Locale, handle: string): boolean {
  if (isCode(handle) || handle === 'default') return false
  return locales.some(({ lang }) => namesIn(lang, localeRow(locale).lang) === handle.toLowerCase())
}

/** The language in a locale: `nl` in `nl_BE`. */
const firstPart = (system: string) => (system.split(/[-_]/)[0] ?? '').toLowerCase()

/** Rules that match a site with one of our languages; the first rule that fits any site counts. */
const matches: readonly ((draft: SiteDraft, locale: Locale) => boolean)[] = [
  (draft, locale) => draft.handle.toLowerCase() === locale,
  (draft, locale) => draft.lang.toLowerCase() === locale,
  (draft, locale) => firstPart(draft.system) === locale,
  (draft, locale) => firstPart(draft.lang) === locale,
  (draft, locale) => isNameOf(locale, draft.handle),
  (draft, locale) => locale === defaultLocale && saysNothing(draft),
]

/**
 * Whether a site is the first of its project, has no setting for its language, and its handle is no language
 * code.
 */
const saysNothing = ({ handle, lang, system, isDefault }: SiteDraft) =>
  isDefault && system === '' && lang === handle && !isCode(handle)

/**
 * Finds the site of each of our languages: the one that the map names, else one whose settings match. Returns
 * our languages by the handles of sites. A single site that matches none has our default language.
 * @param report called for each mapped site that does not exist
 */
export function matchLocales(
  drafts: readonly SiteDraft[],
  localeMap: LocaleMap,
  report: Report,
): Map<string, Locale> {
  const taken = new Map<string, Locale>()
  for (const [locale, handle] of Object.entries(localeMap) as [Locale, string][]) {
    if (drafts.some((draft) => draft.handle === handle)) taken.set(handle, locale)
    else if (handle !== noSite) report(`Language ${locale} is mapped to site ${handle}, which does not exist`)
  }
  for (const { locale } of locales) {
    if (localeMap[locale] !== undefined) continue
    const free = drafts.filter((draft) => !taken.has(draft.handle))
    const match = matches.find((match) => free.some((draft) => match(draft, locale)))
    const found = match && free.find((draft) => match(draft, locale))
    if (found) taken.set(found.handle, locale)
  }
  const [only, second] = drafts
  if (taken.size === 0 && only && !second) taken.set(only.handle, defaultLocale)
  return taken
}
