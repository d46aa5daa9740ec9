/** Assigns the sites of the content system, which are its language versions, to our languages. */
import type { Language, Languages, Locale } from '../../../src/i18n/languages.ts'
import { createNameCheck, isCode, primaryOf, tagOf } from './language-names.ts'

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

type Match = (draft: SiteDraft, language: Language) => boolean

/** Whether a text is one of the tags that name a language exactly. */
const isTagOf = (text: string, { locale, lang, code }: Language): boolean =>
  [locale, lang, code].some((tag) => tagOf(tag) === tagOf(text))

/**
 * The language tag of a site with its region, which only the locale may name: a site `de_AT` has the tag `de`.
 * A locale of another language than the tag says nothing.
 */
const tagWithRegion = ({ lang, system }: SiteDraft): string =>
  !tagOf(lang).includes('-') && primaryOf(system) === primaryOf(lang) ? system : lang

/**
 * Rules that match a site with one of our languages. A rule is applied to all languages before the next one,
 * so that where a site has `de` and `de-at` the site `de_AT` is `de-at`.
 */
const matches = (languages: Languages): readonly Match[] => {
  const isNameOf = createNameCheck(languages)
  return [
    (draft, { locale }) => tagOf(draft.handle) === tagOf(locale),
    (draft, language) => isTagOf(draft.handle, language),
    (draft, language) => isTagOf(tagWithRegion(draft), language),
    (draft, language) => isTagOf(draft.lang, language),
    (draft, language) => isTagOf(draft.system, language),
    (draft, { locale }) => primaryOf(draft.system) === tagOf(locale),
    (draft, { locale }) => primaryOf(draft.lang) === tagOf(locale),
    (draft, { locale }) => isNameOf(locale, draft.handle),
    (draft, { locale }) => locale === languages.default.locale && saysNothing(draft),
    ({ handle, lang, system }, language) =>
      (isCode(handle) || system !== '') && primaryOf(system || lang) === primaryOf(language.lang),
  ]
}

/**
 * Whether a site is the first of its project, has no setting for its language, and its handle is no language
 * code.
 */
const saysNothing = ({ handle, lang, system, isDefault }: SiteDraft) =>
  isDefault && system === '' && lang === handle && !isCode(handle)

/** The sites that the map names. Of two languages with one site the first has it. */
function readMap(
  drafts: readonly SiteDraft[],
  localeMap: LocaleMap,
  { has }: Languages,
  report: Report,
): Map<string, Locale> {
  const taken = new Map<string, Locale>()
  for (const [locale, handle] of Object.entries(localeMap)) {
    if (handle === undefined || handle === noSite || !has(locale)) continue
    const other = taken.get(handle)
    if (other !== undefined)
      report(`Language ${locale} is mapped to site ${handle}, which is that of ${other}`)
    else if (drafts.some((draft) => draft.handle === handle)) taken.set(handle, locale)
    else report(`Language ${locale} is mapped to site ${handle}, which does not exist`)
  }
  return taken
}

/** What sites are matched with our languages by. */
export interface SiteMatching {
  readonly localeMap: LocaleMap
  readonly languages: Languages
  /** Called for each mapped site that does not exist, or that another language has. */
  readonly report: Report
}

/**
 * Finds the site of each of our languages: the one that the map names, else one whose settings match. Returns
 * our languages by the handles of sites. A single site that matches none has our default language.
 */
export function matchLocales(
  drafts: readonly SiteDraft[],
  { localeMap, languages, report }: SiteMatching,
): Map<string, Locale> {
  const taken = readMap(drafts, localeMap, languages, report)
  const open = new Set(languages.rows.filter(({ locale }) => localeMap[locale] === undefined))
  for (const match of matches(languages)) {
    for (const language of open) {
      const found = drafts.find((draft) => !taken.has(draft.handle) && match(draft, language))
      if (!found) continue
      taken.set(found.handle, language.locale)
      open.delete(language)
    }
  }
  const [only, second] = drafts
  if (taken.size === 0 && only && !second) taken.set(only.handle, languages.default.locale)
  return taken
}
