import { type Block, isBlock } from '../../../src/blocks/block-types.ts'
import { tocOf } from '../../../src/blocks/read-blocks.ts'
import type { ArticleDates } from '../../../src/content/head/document-head.ts'
import type { Seo } from '../../../src/content/head/seo.ts'
import type { ContentData, Crumb } from '../../../src/content/payload.ts'
import type { ContentPage, Summary } from '../../../src/content/types.ts'
import type { Languages } from '../../../src/i18n/languages.ts'
import { memoLast, memoRepeated } from '../../../src/shared/memo.ts'
import { encodePath } from '../../http/canonical-path.ts'
import { pageNotFound, routeNotFound } from '../../http/http-error.ts'
import type { PageBody } from '../../page-body/read-page.ts'
import { readingMinutes } from '../../page-body/reading-time.ts'
import { hyphenatePage } from '../hyphens/hyphenate-page.ts'
import type { EntryRedirect, LoadContext, LoadedPage, RespelledQuery } from '../loader.ts'
import { aroundEntry } from './around-entry.ts'
import { drawnBlocks, drawnSummaries } from './drawn-pictures.ts'
import { withEmptyNote } from './empty-topic.ts'
import { fillLists } from './list-blocks.ts'
import { describePart, titleOf } from './list-head.ts'
import { announcedFeeds } from './page-feeds.ts'
import { relatedPages } from './related-pages.ts'
import { termGroups } from './term-groups.ts'
import { translateForms } from './translate-forms.ts'

/**
 * Loads the page of an entry of the content, home pages included.
 * @throws HttpError 404 when there is no such entry; the error of the content source when it fails
 */
export async function loadContent(
  context: LoadContext,
): Promise<LoadedPage | EntryRedirect | RespelledQuery> {
  const { deps, match, fullPath } = context
  const answer = await deps.content.page(match.locale, match.path)
  if (answer.kind === 'redirect') return answer
  // Below `/designsystem/` the routes list all pages. Another address there is content, or matches no route.
  const isBelowOwn = deps.config.designSystem !== 'off' && match.path.startsWith('/designsystem/')
  if (answer.kind === 'missing' && isBelowOwn) throw routeNotFound(fullPath)
  if (answer.kind === 'missing') throw pageNotFound(fullPath, match.path === '/' ? '404-no-home' : undefined)
  // The rest occupies the processor: pages take turns in the render queue.
  await deps.scheduler.renderQueue.turn()
  return toLoadedPage(answer.page, context)
}

/** Completes the body of an entry: fills its lists and translates its forms. */
async function toLoadedPage(page: ContentPage, context: LoadContext): Promise<LoadedPage | RespelledQuery> {
  const { deps, match, t } = context
  const body = await deps.bodies(page)
  const lists = await fillLists(context, page, body.blocks)
  if (lists.kind === 'respelled') return lists
  const terms = await termGroups(deps.content, page)
  const total = lists.part?.total ?? terms?.length ?? 0
  const listed = translateForms(withEmptyNote(page, lists.blocks, total, t), t)
  const blocks = deps.config.isExample ? drawnBlocks(listed) : listed
  const isHome = match.path === '/'
  const { own, all } = await announcedFeeds(deps.content, page, isHome)
  const found = await relatedPages(deps.content, page, body.head.related)
  const around = body.type === 'article' ? await aroundEntry(deps.content, page) : undefined
  const loaded = loadedPageOf(body)(
    page,
    blocks,
    isHome,
    t('home'),
    deps.languages,
    all ? t('feed-title') : undefined,
    own,
    terms,
    deps.config.isExample ? drawnSummaries(found) : found,
    JSON.stringify(around),
  )
  const described = lists.part ? describePart(loaded, page, lists.part, t) : loaded
  return hyphenatePage(described, deps.languages.of(match.locale).lang)
}

/** Describes a page, memoized: the same blocks give the same object, by which the head is cached. */
const loadedPageOf = memoRepeated((body: PageBody) =>
  memoLast(
    (
      page: ContentPage,
      blocks: readonly Block[],
      isHome: boolean,
      home: string,
      languages: Languages,
      news: string | undefined,
      hasFeed: boolean,
      terms: ContentData['terms'],
      related: readonly Summary[],
      // JSON, because it is the same for the same content, and its object is not.
      around: string | undefined,
    ) => ({
      ...describe(languages, page, body, blocks, isHome ? undefined : home, {
        ...{ terms, related },
        around: around === undefined ? undefined : JSON.parse(around),
      }),
      feeds: feedsOf(languages, page, news, hasFeed),
    }),
  ),
)

/**
 * The feeds that the head links, that of the page itself first: readers take the first one.
 * @param news name of the feed with all news of the language, where it is linked
 */
const feedsOf = (
  { withPrefix }: Languages,
  { locale, path, title }: ContentPage,
  news: string | undefined,
  hasFeed: boolean,
): LoadedPage['feeds'] => [
  ...(hasFeed ? [{ name: title, page: path }] : []),
  ...(news === undefined ? [] : [{ name: news, page: withPrefix(locale, '/') }]),
]

/**
 * Describes a page for payload and head.
 * @param home name of the first breadcrumb; undefined for the home page, which has no breadcrumbs
 */
function describe(
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
  const { related: _named, ...texts } = body.head
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
    // Only this type of page has the code and styles of the map.
    pageType: blocks.some((block) => block.type === 'places') ? 'projects' : body.type,
    title: seo.title ?? (home === undefined ? '' : titleOf(page)),
    ownTitle: page.title,
    description: seo.description ?? texts.lead,
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
