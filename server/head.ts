import type { Head, LanguageLink, SharedImage } from '../src/content/payload.ts'
import type { Alternates, Values } from '../src/content/types.ts'
import { defaultLocale, type Locale, locales, withPrefix } from '../src/i18n/locales.ts'
import { memoLast, memoWeak } from '../src/memo.ts'
import type { SiteSettings } from './cms/globals.ts'
import { readOrganization } from './organization.ts'
import { organizationData } from './seo/organization.ts'

export interface HeadInput {
  readonly settings: SiteSettings
  readonly siteUrl: string
  readonly locale: Locale
  /** Canonical path; absent for errors, which have no address of their own. */
  readonly path?: string
  /** Empty for home, whose title is the site's. */
  readonly title: string
  /** Of the page itself: the title where there is no other. */
  readonly ownTitle?: string | undefined
  readonly description?: string | undefined
  readonly robots?: string | undefined
  /** Of the page itself. */
  readonly image?: SharedImage | undefined
  /** Where the page is at home, when that is not its own address: a path of this site or an absolute URL. */
  readonly canonical?: string | undefined
  readonly socialTitle?: string | undefined
  readonly socialDescription?: string | undefined
  readonly jsonLd?: readonly Values[]
  readonly alternates: Alternates
}

/** Title, description, canonical, alternates and verification of one page. All URLs start with the configured origin. */
export function createHead(input: HeadInput): Head {
  const { settings, siteUrl, path, robots } = input
  const description = input.description ?? settings.description
  const own = path && canonicalUrl(siteUrl, path)
  const canonical = own && (absoluteUrl(siteUrl, input.canonical) ?? own)
  const jsonLd = [...siteData(input), ...(input.jsonLd ?? [])]
  return {
    title: pageTitle(input),
    ...(description && { description }),
    ...(canonical && { canonical }),
    ...(robots && { robots }),
    ...(settings.siteVerification && { siteVerification: settings.siteVerification }),
    image: sharedImage(input),
    ...(input.socialTitle && { socialTitle: input.socialTitle }),
    ...(input.socialDescription && { socialDescription: input.socialDescription }),
    ...(jsonLd.length > 0 && { jsonLd }),
    // A page that is at home elsewhere is nobody's translation.
    alternates: own && canonical === own ? alternateLinks(input.alternates)(siteUrl) : [],
  }
}

/** Search engines want the organisation on the home page only. */
function siteData({ path, settings, siteUrl }: HeadInput): readonly Values[] {
  const isHome = locales.some(({ locale }) => withPrefix(locale, '/') === path)
  const data = isHome && settings.organization && organizationData(settings.organization, siteUrl)
  return data ? [data] : []
}

/** The page's own picture, else the site's in the page's language. Social networks take no drawings. */
function sharedImage({ image, siteUrl, locale, settings }: HeadInput): SharedImage {
  const src = absoluteUrl(siteUrl, image?.src)
  if (image && src && !/\.svg$/i.test(new URL(src).pathname)) return { src, alt: image.alt, ...sizeOf(image) }
  const alt = withTagline(siteNameOf(settings, siteUrl), settings)
  return { src: `${siteUrl}/share-${locale}.png`, alt, width: 1200, height: 630 }
}

const sizeOf = ({ width, height }: SharedImage) => (width && height ? { width, height } : {})

/** Undefined for what is no address: editors write these. */
const absoluteUrl = (siteUrl: string, address: string | undefined): string | undefined =>
  address && URL.canParse(address, siteUrl) ? new URL(address, siteUrl).href : undefined

/** Content sources hand out decoded paths. */
const canonicalUrl = (siteUrl: string, path: string): string => new URL(siteUrl + path).href

const ownNameOf = ({ siteName, organization }: SiteSettings): string | undefined =>
  siteName || (organization && readOrganization(organization).name)

/** The name of the site or of its organisation, else its host: no header or shared link goes without. */
export const siteNameOf = (settings: SiteSettings, siteUrl: string): string =>
  ownNameOf(settings) ?? new URL(siteUrl).hostname

/** Never empty: a site without a name is known by the page's own title, and then by its host. */
function pageTitle({ title, ownTitle, settings, siteUrl }: HeadInput): string {
  const siteName = ownNameOf(settings)
  if (!siteName) return title || ownTitle || siteNameOf(settings, siteUrl)
  return title ? `${title}${settings.titleSeparator}${siteName}` : withTagline(siteName, settings)
}

const withTagline = (siteName: string, { tagline, titleSeparator }: SiteSettings): string =>
  tagline ? `${siteName}${titleSeparator}${tagline}` : siteName

/** `hreflang` for each language that really has the page, and `x-default` for the default language's version. */
const alternateLinks = memoWeak((alternates: Alternates) =>
  memoLast((siteUrl: string) => linksOf(siteUrl, alternates)),
)

function linksOf(siteUrl: string, alternates: Alternates): Head['alternates'] {
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
