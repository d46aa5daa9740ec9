import type { Head, LanguageLink } from '../src/content/payload.ts'
import type { Alternates } from '../src/content/types.ts'
import { defaultLocale, type Locale, locales, withPrefix } from '../src/i18n/locales.ts'
import type { SiteSettings } from './cms/globals.ts'

export interface HeadInput {
  readonly settings: SiteSettings
  readonly siteUrl: string
  /** Canonical path; absent for errors, which have no address of their own. */
  readonly path?: string
  /** Empty for home, whose title is the site's. */
  readonly title: string
  readonly description?: string | undefined
  readonly robots?: string | undefined
  readonly image?: string | undefined
  readonly alternates: Alternates
}

/** Title, description, canonical, alternates and verification of one page. All URLs start with the configured origin. */
export function createHead(input: HeadInput): Head {
  const { settings, siteUrl, path, robots } = input
  const description = input.description ?? settings.description
  const absolute = (address: string) => new URL(address, siteUrl).href
  return {
    title: pageTitle(input.title, settings),
    ...(description && { description }),
    ...(path && { canonical: canonicalUrl(siteUrl, path) }),
    ...(robots && { robots }),
    ...(settings.siteVerification && { siteVerification: settings.siteVerification }),
    ...(input.image && { image: absolute(input.image) }),
    alternates: path ? alternateLinks(siteUrl, input.alternates) : [],
  }
}

/** Content sources hand out decoded paths. */
const canonicalUrl = (siteUrl: string, path: string): string => new URL(siteUrl + path).href

function pageTitle(title: string, { siteName, tagline, titleSeparator }: SiteSettings): string {
  if (!siteName) return title
  if (title) return `${title}${titleSeparator}${siteName}`
  return tagline ? `${siteName}${titleSeparator}${tagline}` : siteName
}

/** `hreflang` for each language that really has the page, and `x-default` for the default language's version. */
function alternateLinks(siteUrl: string, alternates: Alternates): Head['alternates'] {
  const links = locales.flatMap(({ locale, lang }) => {
    const path = alternates[locale]
    return path === undefined ? [] : [{ lang: lang as string, href: canonicalUrl(siteUrl, path) }]
  })
  const fallback = alternates[defaultLocale]
  return fallback === undefined
    ? links
    : [...links, { lang: 'x-default', href: canonicalUrl(siteUrl, fallback) }]
}

/** One link per language: to the page's translation, or to that language's home where there is none. */
export const languageLinks = (current: Locale, alternates: Alternates): LanguageLink[] =>
  locales.map(({ locale, label, lang }) => ({
    locale,
    label,
    lang,
    href: alternates[locale] ?? withPrefix(locale, '/'),
    current: locale === current,
    translated: alternates[locale] !== undefined,
  }))

/** The same fixed page in every language. */
export const everyLanguage = (path: string): Alternates =>
  Object.fromEntries(locales.map(({ locale }) => [locale, withPrefix(locale, path)]))
