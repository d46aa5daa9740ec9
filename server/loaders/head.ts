import type { DocumentHead, FeedLink, SharedImage } from '../../src/content/head/document-head.ts'
import type { Alternates, Values } from '../../src/content/types.ts'
import { defined } from '../../src/content/values/values.ts'
import type { LanguageLink } from '../../src/i18n/language-link.ts'
import type { Languages, Locale } from '../../src/i18n/languages.ts'
import type { SiteLanguages } from '../cms/site-languages.ts'
import type { SiteSettings } from '../cms/site-settings.ts'
import type { Site } from '../http/domains/public-addresses.ts'
import { absoluteUrl, canonicalUrl, pageAddress, siteAddress } from '../seo/addresses.ts'
import { feedAddress, feedFiles } from '../seo/feed-addresses.ts'
import { readOrganization } from '../seo/organization-fields.ts'
import { pictureToShare, twitterOnly } from '../seo/social.ts'
import { structuredData } from '../seo/structured-data.ts'
import { languageMentions } from './language-mentions.ts'
import type { NamedFeed, PageDescription } from './page-description.ts'

/** Description, settings and addresses that the head of a page is built from. */
export interface HeadInput extends Omit<PageDescription, 'indexing' | 'languages' | 'status'> {
  readonly settings: SiteSettings
  readonly languages: Languages
  readonly siteUrl: string
  readonly locale: Locale
  /** Canonical path; absent for errors, which have no address of their own. */
  readonly path?: string
  /** Path of the search page inside the language, on a home page that announces it to search engines. */
  readonly searchPath?: string | undefined
}

/**
 * Creates the head of a page: title, description, canonical address, translations, sharing and structured
 * data. URLs of this site start with the configured origin, whatever host the request names.
 */
export function createHead(input: HeadInput): DocumentHead {
  const { settings, siteUrl, path, robots } = input
  const pageUrl = path === undefined ? undefined : siteAddress(input, path)
  const urlOf = (query: string | undefined) => (pageUrl && query !== undefined ? pageUrl + query : undefined)
  const ownUrl = urlOf(input.listQuery ?? '')
  const named = path === undefined ? undefined : canonicalUrl(input, path, input.canonical)
  const isOfList = named === pageUrl || input.sharesList
  const canonical = named && (isOfList ? named + (input.listQuery ?? '') : named)
  // A page with another canonical address has no translations here, and is no article of this site.
  const isHere = ownUrl !== undefined && canonical === ownUrl
  const shown = shownOf(input, isHere)
  const jsonLd = ownUrl === undefined ? [] : [...siteData(input, ownUrl, shown), ...(input.jsonLd ?? [])]
  return defined({
    ...shown,
    canonical,
    prev: isHere ? urlOf(input.previousQuery) : undefined,
    next: isHere ? urlOf(input.nextQuery) : undefined,
    robots,
    siteVerification: settings.siteVerification,
    twitter: twitterOnly(input.twitter, shown, siteUrl),
    feeds: input.feeds?.length ? input.feeds.flatMap((feed) => feedLinks(input, feed)) : undefined,
    jsonLd: jsonLd.length > 0 ? jsonLd : undefined,
    alternates: isHere ? hreflangLinks(input, input.alternates) : [],
  })
}

/** The texts and the picture that search engines and social networks show for a page. */
const shownOf = (input: HeadInput, isHere: boolean) => ({
  title: pageTitle(input),
  // An empty description was switched off by an editor.
  description: (input.description ?? input.settings.description) || undefined,
  image: pictureToShare(input.image, input.siteUrl) ?? siteImage(input),
  socialTitle: input.social?.title,
  socialDescription: input.social?.description,
  article: isHere ? input.article : undefined,
})

type SharedTexts = ReturnType<typeof shownOf>

/** The JSON-LD that the site adds to a page. */
const siteData = (input: HeadInput, url: string, { image, article }: SharedTexts): readonly Values[] =>
  structuredData({
    siteUrl: input.siteUrl,
    languages: input.languages,
    locale: input.locale,
    siteName: siteNameOf(input.settings),
    logo: input.settings.logo && absoluteUrl(input.siteUrl, '/brand/logo.png'),
    organization: input.settings.organization,
    searchPath: input.searchPath,
    isHome: input.languages.withPrefix(input.locale, '/') === input.path,
    url,
    headline: input.ownTitle ?? input.title,
    image: image.src,
    crumbs: input.crumbs ?? [],
    listed: input.listed ?? [],
    article,
    own: input.jsonLd ?? [],
  })

/** The picture of the site, one per language, for pages without their own. */
const siteImage = ({ siteUrl, locale, settings }: HeadInput): SharedImage => ({
  src: `${siteUrl}/share-${locale}.png`,
  alt: withTagline(siteNameOf(settings), settings),
  width: 1200,
  height: 630,
})

/** Links to a feed in each of its formats. */
const feedLinks = (input: HeadInput, { name, page }: NamedFeed): readonly FeedLink[] => {
  const title = feedTitle(name, input.settings)
  return feedFiles.map(({ type, file }) => ({ type, title, href: feedAddress(input, page, file) }))
}

/** The name of the site or of its organisation; undefined where neither is set. */
const ownNameOf = ({ siteName, organization }: SiteSettings): string | undefined =>
  siteName || (organization && readOrganization(organization).name)

/** What a site is called that nothing names: its address is no name, and differs from server to server. */
const noName = 'Website'

/** The site's name, else that of its organisation. Never empty. */
export const siteNameOf = (settings: SiteSettings): string => ownNameOf(settings) ?? noName

/** The title of a feed, such as `News – Kwelder`. */
export const feedTitle = (name: string, settings: SiteSettings): string =>
  `${name}${settings.titleSeparator}${siteNameOf(settings)}`

/**
 * The title of a document, never empty. Without a name of the site it is the page's own title.
 */
function pageTitle({ title, ownTitle, settings }: HeadInput): string {
  const siteName = ownNameOf(settings)
  if (!siteName) return title || ownTitle || siteNameOf(settings)
  return title ? `${title}${settings.titleSeparator}${siteName}` : withTagline(siteName, settings)
}

const withTagline = (siteName: string, { tagline, titleSeparator }: SiteSettings): string =>
  tagline ? `${siteName}${titleSeparator}${tagline}` : siteName

/**
 * `hreflang` links for each language in `alternates`, and `x-default` for the default language's version.
 */
export function hreflangLinks(site: Site, alternates: Alternates): DocumentHead['alternates'] {
  const { languages } = site
  const links = languages.rows.flatMap(({ locale, lang, hreflang = lang, ogLocale }) => {
    const path = alternates[locale]
    return path === undefined ? [] : [{ lang: hreflang, href: pageAddress(site, path), ogLocale }]
  })
  const fallback = alternates[languages.default.locale]
  return fallback === undefined ? links : [...links, { lang: 'x-default', href: pageAddress(site, fallback) }]
}

/**
 * One link per language that the content has: to the page's translation; where there is none to the nearest
 * page above it, else to the home page. The language of the page itself is always among them.
 */
export function languageLinks(
  { rows, withPrefix, of }: Languages,
  current: Locale,
  { alternates, nearest = {} }: Pick<PageDescription, 'alternates' | 'nearest'>,
  { pages, homes }: SiteLanguages,
): LanguageLink[] {
  const links: LanguageLink[] = rows
    .map(({ locale, label, lang }) => {
      const [home, translation] = [withPrefix(locale, '/'), alternates[locale]]
      const href = translation ?? nearest[locale] ?? home
      const link = { locale, label, lang, href, home, current: locale === current }
      return translation === undefined && href !== home
        ? { ...link, translated: false, above: true as const }
        : { ...link, translated: translation !== undefined }
    })
    .filter(({ locale, href, home, current }) => {
      const isThere = href === home ? homes.has(locale) : pages.has(locale)
      return current || isThere
    })
  const translations = links.filter((link) => link.translated && !link.current)
  const mentions = languageMentions(translations, of(current).lang, rows)
  return links.map((link) => {
    const mention = mentions[translations.indexOf(link)]
    return mention ? { ...link, mention } : link
  })
}

/** The addresses of a fixed page in every language. */
export const everyLanguage = ({ locales, withPrefix }: Languages, path: string): Alternates =>
  Object.fromEntries(locales.map((locale) => [locale, withPrefix(locale, path)]))
