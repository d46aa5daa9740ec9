import type { Block } from '../../../src/blocks/block-types.ts'
import type { ContentData } from '../../../src/content/payload.ts'
import type { ContentPage, Summary } from '../../../src/content/types.ts'
import type { Languages } from '../../../src/i18n/languages.ts'
import { memoLast, memoRepeated } from '../../../src/shared/memo.ts'
import { pageNotFound, routeNotFound } from '../../http/http-error.ts'
import type { PageBody } from '../../page-body/read-page.ts'
import { hyphenatePage } from '../hyphens/hyphenate-page.ts'
import type { EntryRedirect, LoadContext, LoadedPage, RespelledQuery } from '../loader.ts'
import { aroundEntry } from './around-entry.ts'
import { describePage } from './describe-page.ts'
import { drawnBlocks, drawnSummaries } from './drawn-pictures.ts'
import { withEmptyNote } from './empty-topic.ts'
import { fillLists } from './list-blocks.ts'
import { describePart } from './list-head.ts'
import { announcedFeeds } from './page-feeds.ts'
import { withProjectCards } from './project-cards.ts'
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
  const shown = body.type === 'projects' ? withProjectCards(listed) : listed
  const blocks = deps.config.isExample ? drawnBlocks(shown) : shown
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
      ...describePage(languages, page, body, blocks, isHome ? undefined : home, {
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
