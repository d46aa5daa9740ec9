/** Decides which site of the content system is which of our languages. */
import { defaultLocale, type Locale, localeRow, locales } from '../../../src/i18n/locales.ts'

/** Site handles by our language; `none` for a language that the system does not have. */
export type LocaleMap = Readonly<Partial<Record<Locale, string>>>
export const noSite = 'none'
type Report = (problem: string) => void

/** A site and what it tells about its language. */
export interface SiteDraft {
  readonly handle: string
  /** Its language tag; the handle when nothing else is known. */
  readonly lang: string
  /** The system's own locale, `nl_BE`; empty when unknown. */
  readonly system: string
  readonly isDefault: boolean
}

/** Whether a site's handle looks like a language: `nl`, `de_AT`. */
export const isCode = (handle: string) => /^[a-z]{2}([-_][a-z]{2})?$/i.test(handle)

const namesIn = (lang: string, named: string) =>
  new Intl.DisplayNames(lang, { type: 'language' }).of(named)?.toLowerCase()

/**
 * Whether a handle is what a language is called in one of the site's languages: `dutch`, `nederlands`. Most
 * handles are codes or `default`: `Intl` is asked for the others alone, as its first answer takes 30 ms.
 */
export function isNameOf(locale: Locale, handle: string): boolean {
  if (isCode(handle) || handle === 'default') return false
  return locales.some(({ lang }) => namesIn(lang, localeRow(locale).lang) === handle.toLowerCase())
}

const firstPart = (system: string) => (system.split(/[-_]/)[0] ?? '').toLowerCase()

/** The rules by which a site is one of our languages; the first one that fits counts. */
const matches: readonly ((draft: SiteDraft, locale: Locale) => boolean)[] = [
  (draft, locale) => draft.handle.toLowerCase() === locale,
  (draft, locale) => draft.lang.toLowerCase() === locale,
  (draft, locale) => firstPart(draft.system) === locale,
  (draft, locale) => firstPart(draft.lang) === locale,
  (draft, locale) => isNameOf(locale, draft.handle),
  (draft, locale) => locale === defaultLocale && saysNothing(draft),
]

/** Whether it is the first site of a project that has nothing but handles, and its handle is no language. */
const saysNothing = ({ handle, lang, system, isDefault }: SiteDraft) =>
  isDefault && system === '' && lang === handle && !isCode(handle)

/** Finds the site of each of our languages: the one that the map names, else by what sites tell. */
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
