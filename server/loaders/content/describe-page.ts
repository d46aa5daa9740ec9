/** Describes a page of the content for payload and head. */
import { type Block, type BlockType, isBlock } from '../../../src/blocks/block-types.ts'
import { tocOf } from '../../../src/blocks/read-blocks.ts'
import type { ArticleDates } from '../../../src/content/head/document-head.ts'
import type { Seo } from '../../../src/content/head/seo.ts'
import type { ContentData, Crumb } from '../../../src/content/payload.ts'
import type { ContentPage } from '../../../src/content/types.ts'
import type { Languages } from '../../../src/i18n/languages.ts'
import type { PageType } from '../../../src/routes.ts'
import { encodePath } from '../../http/canonical-path.ts'
import type { PageBody } from '../../page-body/read-page.ts'
import { readingMinutes } from '../../page-body/reading-time.ts'
import type { LoadedPage } from '../loader.ts'
import { titleOf } from './list-head.ts'

/**
 * Describes a page for payload and head.
 * @param home name of the first breadcrumb; undefined for the home page, which has no breadcrumbs
 */
export function describePage(
  languages: Languages,
  page: ContentPage,
  body: PageBody,
  blocks: readonly Block[],
  home: string | undefined,
  {
    terms,
    related,
    around,
  }: Pick<ContentData, 'related'> & {
    readonly terms: ContentData['terms'] | undefined
    readonly around: ContentData['around'] | undefined
  },
): LoadedPage {
  const { seo, jsonLd } = body
  const { related: _named, opening, ...texts } = body.head
  const data: ContentData = {
    kind: 'content',
    page: {
      title: page.title,
      ...texts,
      ...(page.date && { date: page.date }),
      // A list is neither read from the start nor changed as a text is.
      ...(page.updatedAt && !page.topic && { updatedAt: page.updatedAt }),
      ...(home !== undefined && !page.topic && { minutes: readingMinutes(body.blocks) }),
    },
    crumbs: home === undefined ? [] : crumbs(languages, page, home),
    blocks,
    toc: tocOf(blocks),
    related,
    ...(around && { around }),
    ...(terms && { terms }),
    ...(page.fallback && { lang: languages.of(page.fallback.locale).lang }),
  }
  return {
    kind: 'found',
    data,
    pageType: shownType(body.type, blocks),
    title: seo.title ?? (home === undefined ? '' : titleOf(page)),
    ownTitle: page.title,
    description: seo.description ?? texts.lead ?? opening,
    robots: robotsOf(page, seo),
    image: seo.social.image ?? texts.picture,
    canonical: canonicalOf(page, seo),
    social: seo.social,
    twitter: seo.twitter,
    crumbs: data.crumbs,
    listed: listedPaths(page, blocks),
    article: articleDates(page),
    jsonLd,
    alternates: page.alternates,
    nearest: page.nearest,
    indexing: page.indexing,
  }
}

/**
 * The type of page that shows blocks. Only `projects` has the code and styles of a map, and is a page of text
 * without one, as `contact` is without a form.
 */
function shownType(type: PageType | undefined, blocks: readonly Block[]): PageType | undefined {
  const has = (wanted: BlockType) => blocks.some((block) => block.type === wanted)
  if (has('places')) return 'projects'
  return type === 'projects' || (type === 'contact' && !has('form')) ? undefined : type
}

/** Paths of the entries that the page of a collection or term lists; the terms themselves are none. */
function listedPaths({ topic, mounts }: ContentPage, blocks: readonly Block[]): readonly string[] {
  if (topic?.slug === undefined && mounts.length === 0) return []
  const lists = blocks.filter((block) => isBlock('rows', block) || isBlock('cards', block))
  return lists.flatMap(({ props }) => props.items).flatMap(({ path }) => path ?? [])
}

/**
 * The `robots` directives of a page. An untranslated text has addresses in two languages, of which search
 * engines should list the original only.
 */
const robotsOf = (page: ContentPage, { noindex, nofollow }: Seo): string | undefined =>
  [(noindex || isLeftOut(page)) && 'noindex', nofollow && 'nofollow'].filter(Boolean).join(', ') || undefined

const isLeftOut = ({ fallback, indexing, locale }: ContentPage): boolean =>
  fallback !== undefined || indexing[locale]?.noindex === true

/**
 * The dates of publication and change of an article; undefined for a page without a valid date. A change
 * before the date of publication is left out.
 */
export function articleDates({ date, updatedAt }: ContentPage): ArticleDates | undefined {
  if (date === undefined || Number.isNaN(Date.parse(date))) return undefined
  const isChanged = updatedAt !== undefined && Date.parse(updatedAt) > Date.parse(date)
  return { published: date, ...(isChanged && { modified: updatedAt }) }
}

/**
 * The canonical address that differs from a page's own. For an untranslated page it is that of the original,
 * for a topic that of the page with the same entries.
 */
const canonicalOf = ({ fallback, topic, indexing, locale }: ContentPage, { canonical }: Seo) =>
  canonical ?? (fallback && encodePath(fallback.path)) ?? (topic && optionalPath(indexing[locale]?.canonical))

const optionalPath = (path: string | undefined) => (path === undefined ? undefined : encodePath(path))

/** The breadcrumbs from the home page to a page. */
const crumbs = ({ withPrefix }: Languages, page: ContentPage, home: string): Crumb[] => [
  { title: home, path: withPrefix(page.locale, '/') },
  ...page.ancestors,
  { title: page.title, path: page.path },
]
