/** A fictional organization with menus and languages, used in examples of header, footer and menu. */

import type { Shell } from '../content/payload.ts'
import type { Organization } from '../content/shell/organization.ts'
import type { NavigationItem } from '../content/types.ts'
import type { LanguageLink } from '../i18n/language-link.ts'
import { defaultLanguages, type Locale } from '../i18n/languages.ts'

/** A text by language. English is used if a language is missing. */
type Localized = { readonly en: string } & Readonly<Partial<Record<Locale, string>>>

/** Returns a text in the language for which this function was made. */
type Say = (text: Localized) => string

/**
 * Returns a function that picks the text of a language; of the default language if the site does not have the
 * language `locale`. A text without a translation is English.
 */
export function sayIn(locale: string): Say {
  const known = defaultLanguages.has(locale) ? locale : defaultLanguages.default.locale
  return (text) => text[known] ?? text.en
}

/** Titles of the sample pages. */
const titles = {
  themes: { nl: 'Thema’s', en: 'Themes', de: 'Themen' },
  projects: { nl: 'Projecten', en: 'Projects', de: 'Projekte' },
  knowledge: { nl: 'Kennis', en: 'Knowledge', de: 'Wissen' },
  about: { nl: 'Over ons', en: 'About us', de: 'Über uns' },
  news: { nl: 'Nieuws', en: 'News', de: 'Aktuelles' },
  adaptation: { nl: 'Klimaatadaptatie', en: 'Climate adaptation', de: 'Klimaanpassung' },
  protection: {
    nl: 'Hoogwaterbescherming',
    en: 'Coastal flood protection',
    de: 'Hochwasserschutzmaßnahmen',
  },
  measurements: { nl: 'Metingen', en: 'Measurements', de: 'Messungen' },
  publications: { nl: 'Publicaties', en: 'Publications', de: 'Veröffentlichungen' },
  education: { nl: 'Onderwijs', en: 'Education', de: 'Bildung' },
  vacancies: { nl: 'Werken bij', en: 'Working with us', de: 'Stellenangebote' },
  contact: { nl: 'Contact', en: 'Contact', de: 'Kontakt' },
  foreland: { nl: 'Voorland', en: 'Foreland', de: 'Vorland' },
  pioneers: { nl: 'Pionierszone', en: 'Pioneer zone', de: 'Pionierzone' },
  marsh: { nl: 'Hoge oever', en: 'High marsh', de: 'Obere Salzwiese' },
  dikes: { nl: 'Dijken', en: 'Dikes', de: 'Deiche' },
  villages: { nl: 'Dorpen', en: 'Villages', de: 'Dörfer' },
} as const satisfies Readonly<Record<string, Localized>>

/** A sample page and the pages below it. */
interface Branch {
  readonly key: keyof typeof titles
  readonly below?: readonly Branch[]
}

/** The groups of links in the footer; `key` is the message key of a group's heading. */
const footer: readonly { readonly key: string; readonly branches: readonly Branch[] }[] = [
  {
    key: 'footer-topics',
    branches: [{ key: 'foreland' }, { key: 'dikes' }, { key: 'villages' }, { key: 'measurements' }],
  },
  { key: 'footer-bureau', branches: [{ key: 'about' }, { key: 'vacancies' }, { key: 'news' }] },
  { key: 'footer-service', branches: [{ key: 'publications' }, { key: 'education' }, { key: 'contact' }] },
]

/** A menu of four entries. */
const plain: readonly Branch[] = [
  { key: 'themes' },
  { key: 'projects' },
  { key: 'knowledge' },
  { key: 'about' },
]

/** A menu of four entries with two levels below them. */
const nested: readonly Branch[] = [
  {
    key: 'themes',
    below: [
      { key: 'foreland', below: [{ key: 'pioneers' }, { key: 'marsh' }] },
      { key: 'dikes' },
      { key: 'villages' },
    ],
  },
  { key: 'projects' },
  { key: 'knowledge', below: [{ key: 'measurements' }, { key: 'publications' }] },
  { key: 'about' },
]

/** A menu of twelve entries. */
const many: readonly Branch[] = [
  ...nested,
  { key: 'adaptation' },
  { key: 'protection' },
  { key: 'news' },
  { key: 'villages' },
  { key: 'dikes' },
  { key: 'education' },
  { key: 'vacancies' },
  { key: 'contact' },
]

/** Main menus of examples: four entries, four with two levels below them, or twelve. */
const menus = { plain, nested, many } as const

/** Name of a sample menu. */
export type SampleMenu = keyof typeof menus

/** Returns a function that converts a sample page to an entry of a menu. */
const entryOf =
  (say: Say) =>
  ({ key, below = [] }: Branch): NavigationItem => ({
    title: say(titles[key]),
    href: `#${key}`,
    children: below.map(entryOf(say)),
  })

const organization: Organization = {
  name: 'Stichting Oeverland',
  address: ['Havenkade 12', '9974 Westwal'],
  phone: { text: '+31 595 55 01 20', href: 'tel:+31595550120' },
  email: { text: 'info@oeverland.example', href: 'mailto:info@oeverland.example' },
  social: [{ name: 'Mastodon', url: 'https://example.org/social/oeverland' }],
}

/**
 * Links to the languages of the site. German has no translation of the page, unless it is the current
 * language.
 */
function languageLinks(current: string): readonly LanguageLink[] {
  return defaultLanguages.rows.map(({ locale, label, lang }) => ({
    locale,
    label,
    lang,
    href: `#${lang}`,
    home: `#${lang}`,
    current: locale === current,
    translated: locale !== 'de' || current === 'de',
  }))
}

/** Options of a sample shell: its main menu. */
export interface SampleOptions {
  readonly menu?: SampleMenu
}

/**
 * Returns a shell for examples of header, footer and menu. The addresses of its links are fragments such as
 * `#news`, so that no link leaves the page of the example.
 */
export function sampleShell(say: Say, { menu = 'plain' }: SampleOptions = {}): Shell {
  return {
    siteName: 'Oeverland',
    tagline: say({
      nl: 'Bureau voor kust en oever',
      en: 'Bureau for coast and salt marsh',
      de: 'Büro für Küste und Salzwiese',
    }),
    organization,
    navigation: {
      main: menus[menu].map(entryOf(say)),
      footer: footer.map(({ key, branches }) => ({ key, items: branches.map(entryOf(say)) })),
    },
    searchPath: '/search',
    // The text in each language is the language's own name, so `say` returns the language of the example.
    languages: languageLinks(say({ nl: 'nl', en: 'en', de: 'de' })),
    analytics: false,
    consentRequired: false,
  }
}
