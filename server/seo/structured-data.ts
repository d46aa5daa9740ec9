import type { ArticleDates } from '../../src/content/head/document-head.ts'
import type { Crumb } from '../../src/content/payload.ts'
import type { Values } from '../../src/content/types.ts'
import { defined } from '../../src/content/values/values.ts'
import type { Languages, Locale } from '../../src/i18n/languages.ts'
import { pageAddress } from './addresses.ts'
import { context, declares } from './linked-data.ts'
import { organizationData, organizationId } from './organization.ts'

/** The data of a page and its site for structured data. All URLs are absolute. */
export interface DescribedPage {
  readonly siteUrl: string
  readonly languages: Languages
  readonly locale: Locale
  readonly siteName: string
  /** Path of the search page inside the language, on a home page that announces it to search engines. */
  readonly searchPath: string | undefined
  /** Address of the logo as PNG, which search engines and mails can show. */
  readonly logo: string | undefined
  /** Fields of the organisation's global set. */
  readonly organization: Values | undefined
  readonly isHome: boolean
  readonly url: string
  readonly headline: string
  readonly image: string
  /** Breadcrumbs from the home page to this one. */
  readonly crumbs: readonly Crumb[]
  /** Paths of the entries of the page's list, on a page that is there for it. */
  readonly listed: readonly string[]
  /** Dates of a dated page without another canonical address. */
  readonly article: ArticleDates | undefined
  /** JSON-LD that the page's editor wrote, which comes first. */
  readonly own: readonly Values[]
}

/** Types by which an editor describes the organisation. */
const organizations = [
  ...['Organization', 'Corporation', 'NGO', 'LocalBusiness', 'GovernmentOrganization'],
  ...['EducationalOrganization', 'NewsMediaOrganization'],
]
/** Types by which an editor describes a page that lists others. */
const lists = ['CollectionPage', 'WebPage', 'ItemList', 'Blog']
/** Types by which an editor describes the article. */
const articles = [
  ...['Article', 'NewsArticle', 'BlogPosting', 'Report', 'AnalysisNewsArticle', 'OpinionNewsArticle'],
  // A dated page need not be news: an editor may also describe it as one of these.
  ...['Event', 'JobPosting', 'Product', 'Recipe'],
]

/**
 * One row per kind of data: the types by which an editor may describe the same thing, which replaces the
 * site's data, and the function that makes the site's data.
 */
const kinds: readonly {
  readonly types: readonly string[]
  readonly describe: (page: DescribedPage) => Values | undefined
}[] = [
  { types: organizations, describe: organizationOf },
  { types: ['WebSite'], describe: webSite },
  { types: ['BreadcrumbList'], describe: breadcrumbs },
  { types: lists, describe: collectionPage },
  { types: articles, describe: newsArticle },
]

/**
 * Describes a page as schema.org JSON-LD, unless its editor did: organisation, site, breadcrumbs, list and
 * article.
 */
export const structuredData = (page: DescribedPage): readonly Values[] =>
  kinds
    .filter(({ types }) => !declares(page.own, types))
    .map(({ describe }) => describe(page))
    .filter((data) => data !== undefined)

/** The organisation, which search engines expect on the home page only. */
function organizationOf({ isHome, organization, siteUrl, logo }: DescribedPage): Values | undefined {
  const data = isHome && organization ? organizationData(organization, siteUrl) : undefined
  return data && defined({ ...data, logo: logo ?? data.logo })
}

function webSite(page: DescribedPage): Values | undefined {
  const { isHome, siteUrl, languages, locale, own } = page
  if (!isHome) return undefined
  const hasPublisher = organizationOf(page) !== undefined && !declares(own, organizations)
  return defined({
    '@context': context,
    '@type': 'WebSite',
    name: page.siteName,
    url: page.url,
    inLanguage: languages.of(locale).lang,
    publisher: hasPublisher ? { '@id': organizationId(siteUrl) } : undefined,
    potentialAction: searchAction(page),
  })
}

const searchAction = (page: DescribedPage): Values | undefined =>
  page.searchPath === undefined
    ? undefined
    : {
        '@type': 'SearchAction',
        target: `${pageAddress(page, page.languages.withPrefix(page.locale, page.searchPath))}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      }

/** The breadcrumbs; undefined for the home page, whose breadcrumbs have one item. */
function breadcrumbs(page: DescribedPage): Values | undefined {
  const { crumbs } = page
  if (crumbs.length < 2) return undefined
  const itemListElement = crumbs.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: pageAddress(page, path),
  }))
  return { '@context': context, '@type': 'BreadcrumbList', itemListElement }
}

/** A page that lists entries, such as that of a collection or term; undefined for others. */
function collectionPage(page: DescribedPage): Values | undefined {
  const { listed, url, headline } = page
  if (listed.length === 0) return undefined
  const itemListElement = listed.map((path, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: pageAddress(page, path),
  }))
  return defined({
    '@context': context,
    '@type': 'CollectionPage',
    name: headline || undefined,
    url,
    inLanguage: page.languages.of(page.locale).lang,
    mainEntity: { '@type': 'ItemList', itemListElement },
  })
}

/** Maximum number of characters of a headline that search engines show. */
const maxHeadline = 110

/** Cuts a headline between characters, never inside a surrogate pair. */
const cutHeadline = (text: string): string => {
  const characters = [...text]
  return characters.length > maxHeadline ? `${characters.slice(0, maxHeadline - 1).join('')}…` : text
}

function newsArticle({ article, ...page }: DescribedPage): Values | undefined {
  if (!article || !page.headline) return undefined
  const publisher = publisherOf(page)
  return defined({
    '@context': context,
    '@type': 'NewsArticle',
    headline: cutHeadline(page.headline),
    datePublished: article.published,
    dateModified: article.modified,
    image: page.image,
    inLanguage: page.languages.of(page.locale).lang,
    mainEntityOfPage: page.url,
    author: publisher,
    publisher: { '@id': publisher['@id'] },
  })
}

/** The organisation in short, as publisher of an article. The home page has all of its data. */
function publisherOf({ siteUrl, siteName, organization, logo }: Omit<DescribedPage, 'article'>) {
  const full = organization && organizationData(organization, siteUrl)
  return defined({
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: full?.name ?? siteName,
    url: full?.url ?? new URL(siteUrl).href,
    logo: logo ?? full?.logo,
  })
}
