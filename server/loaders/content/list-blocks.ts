import type { Block, BlockOf } from '../../../src/blocks/block-types.ts'
import type { EntryList, EntryQuery, PageListQuery } from '../../../src/content/lists.ts'
import type { ContentPage, TreeItem } from '../../../src/content/types.ts'
import { listQueryOf, parseListQuery } from '../../../src/router/list-state.ts'
import { pageNotFound } from '../../http/http-error.ts'
import type { LoadContext, LoaderDeps } from '../loader.ts'
import { listNavigation } from './list-navigation.ts'
import { isPartThere, pagingOf, type ShownPart, shownPart } from './list-paging.ts'
import { otherList } from './other-lists.ts'

/** The blocks of a page with their lists. */
interface FilledLists {
  readonly kind: 'filled'
  readonly blocks: readonly Block[]
  /** The part that is shown of the list that goes on; absent on a page without such a list. */
  readonly part?: ShownPart
}

/** The address asks for a part of the list in another spelling than the one that the site uses. */
interface Respelled {
  readonly kind: 'respelled'
  /** The query of the site; empty for the first page. */
  readonly query: string
}

/** A block that may list entries of the content. */
type ListBlock = BlockOf<'rows'> | BlockOf<'cards'>
type Content = Pick<LoaderDeps['content'], 'entries' | 'list' | 'facets' | 'tree' | 'taxonomies'>
type ListContext = Pick<LoadContext, 't' | 'fullPath'> & {
  readonly deps: Pick<LoaderDeps, 'languages'> & { readonly content: Content }
}

/** The entries that a list shows, apart from the part that is wanted. */
type ListedEntries = Pick<EntryQuery, 'collections' | 'term' | 'order'>

const hasQuery = ({ props }: Block): boolean => 'query' in props && props.query !== undefined

/** Whether its editor has set a link, which stays. */
const hasLink = ({ props }: Block): boolean => 'link' in props && props.link !== undefined

/** What a list lists: a collection, or on the page of a term the entries of the term. */
interface PageList {
  readonly block: Block
  readonly query: PageListQuery
  readonly entries: ListedEntries
}

/**
 * Fills blocks of a page that list a collection with its entries, and adds lists of the collections that are
 * mounted at the page, and of the entries of its term. One list goes on over several pages: that of the term,
 * that of a mounted collection, or else the first one without a limit.
 * @throws HttpError 404 when the address asks for a part that the list does not have
 */
export async function fillLists(
  { deps, t, fullPath }: ListContext,
  page: ContentPage,
  own: readonly Block[],
): Promise<FilledLists | Respelled> {
  const { content, languages } = deps
  const topic = await topicList(content, page)
  const blocks = [...own, ...(topic ? [topic.block] : missingLists(page, own))]
  if (!blocks.some(hasQuery)) return { kind: 'filled', blocks: own }
  const main = topic?.block ?? mainList(page, blocks)
  const asked = parseListQuery(main ? listQueryOf(searchOf(fullPath)) : '')
  if (asked.kind === 'respelled') return asked
  if (asked.kind === 'malformed') throw pageNotFound(fullPath)
  const filled = await Promise.all(
    blocks.map(async (block) => {
      if (!hasQuery(block)) return { block }
      const list = topic?.block === block ? topic : listOf(block as ListBlock)
      if (block !== main) {
        const read = (limit?: number) => entriesOf(content, page, list, { limit })
        const { link, ...filled } = await otherList(read, list.query, page.path, t)
        return { block: withProps(block, { ...(link && !hasLink(block) && { link }), ...filled }) }
      }
      const part = shownPart(asked.state, list.query.perPage)
      const { items, total } = await entriesOf(content, page, list, part)
      if (!isPartThere(part, total)) throw pageNotFound(fullPath)
      const { lang } = languages.of(page.locale)
      const paging = pagingOf(block, page.path, part, total, { t, lang })
      const navigation = await navigationOf(content, page, list, part, total, t)
      const props = { items, ...(paging && { paging }), ...(navigation && { navigation }) }
      return { block: withProps(block, props), part: { ...part, total } }
    }),
  )
  const part = filled.find(({ part }) => part)?.part
  return { kind: 'filled', blocks: filled.map(({ block }) => block), ...(part && { part }) }
}

const searchOf = (address: string): string => {
  const start = address.indexOf('?')
  return start < 0 ? '' : address.slice(start)
}

/** The query is left out: a list without items is empty. */
const withProps = (block: Block, filled: object): Block => {
  const { query: _, ...props } = block.props as PropsWithQuery
  return { ...block, props: { ...props, ...filled } } as Block
}
type PropsWithQuery = ListBlock['props']

function listOf(block: ListBlock): PageList {
  const { query = { collection: '' } } = block.props
  const { collection, order } = query
  return { block, query, entries: { collections: [collection], ...(order && { order }) } }
}

/** The list of the page of a term; undefined for other pages. */
async function topicList(content: Content, { topic, locale }: ContentPage): Promise<PageList | undefined> {
  if (topic?.slug === undefined) return undefined
  const { taxonomy, slug, collection } = topic
  const found = async () =>
    (await content.taxonomies(locale)).find(({ handle }) => handle === taxonomy)?.collections ?? []
  const collections = collection === undefined ? await found() : [collection]
  const query = { collection: collections[0] ?? '' }
  return {
    block: { type: 'rows', id: `list-${taxonomy}`, props: { items: [], query } },
    query,
    entries: { collections, term: { taxonomy, slug } },
  }
}

/** Blocks that list the collections that are mounted at a page and that none of its blocks shows. */
const missingLists = ({ mounts }: ContentPage, blocks: readonly Block[]): readonly Block[] => {
  if (mounts.length === 0) return []
  const listed = new Set(blocks.map(({ props }) => ('query' in props ? props.query?.collection : undefined)))
  return mounts
    .filter((collection) => !listed.has(collection))
    .map((collection) => ({
      type: 'rows',
      id: `list-${collection}`,
      props: { items: [], query: { collection } },
    }))
}

/** Whether the view of a block has links to further pages. */
const isListBlock = (block: Block): block is ListBlock => block.type === 'rows' || block.type === 'cards'

/** The list that goes on: that of a mounted collection, else the first one; none that has a limit. */
function mainList({ mounts }: ContentPage, blocks: readonly Block[]): ListBlock | undefined {
  const endless = blocks.filter(isListBlock).filter(({ props: { query } }) => query && !query.limit)
  return endless.find(({ props: { query } }) => mounts.includes(query?.collection ?? '')) ?? endless[0]
}

/** The children of the page at a path in the tree of a language. */
function childrenOf(items: readonly TreeItem[], path: string): readonly TreeItem[] | undefined {
  for (const item of items) {
    const found = item.path === path ? item.children : childrenOf(item.children, path)
    if (found) return found
  }
  return undefined
}

/** The wanted part of a list, which does not list its own page. */
async function entriesOf(
  content: Content,
  { path: self, locale, collection }: ContentPage,
  { query, entries }: PageList,
  part: Pick<EntryQuery, 'offset' | 'limit' | 'period'>,
): Promise<EntryList> {
  const { collections } = entries
  // Only its own collection can contain the page; without exceptions nothing is compared.
  const except = collections.includes(collection) ? { except: self } : {}
  if (!query.below) return content.list(locale, { ...entries, ...part, ...except })
  const children = childrenOf(await content.tree(locale), self)
  const paths = new Set(children?.map(({ path }) => path))
  const { items } = await content.list(locale, { ...entries, period: part.period })
  const below = items.filter(({ path }) => paths.has(path))
  const { offset = 0, limit = below.length } = part
  return { items: below.slice(offset, offset + limit), total: below.length }
}

/** The filters above a list of a whole collection, or of a term. */
async function navigationOf(
  content: Content,
  page: ContentPage,
  { block, query, entries: { collections, term } }: PageList,
  { period, limit }: ShownPart,
  total: number,
  t: LoadContext['t'],
) {
  const isWhole = term !== undefined || page.mounts.includes(query.collection)
  if (!isWhole || query.below) return undefined
  const isLong = total > limit
  // The views of blocks give the filters this id.
  const target = block.headingId ?? `${block.id}-filters`
  return listNavigation(content, page, { collections, term, period, isLong, target }, t)
}
