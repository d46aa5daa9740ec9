import type { Block } from '../../../src/blocks/block-types.ts'
import type { PageListQuery } from '../../../src/content/lists.ts'
import type { ContentPage, Summary, TreeItem } from '../../../src/content/types.ts'
import type { Locale } from '../../../src/i18n/languages.ts'
import type { LoaderDeps } from '../loader.ts'

/**
 * Fills blocks of a page that list a collection with its entries, and adds lists of the collections that are
 * mounted at the page. Returns the same blocks where there is nothing to list.
 */
export function fillLists(
  deps: Pick<LoaderDeps, 'content'>,
  locale: Locale,
  page: ContentPage,
  blocks: readonly Block[],
): Promise<readonly Block[]> {
  const missing = missingLists(page, blocks)
  return fill(deps, locale, page, missing.length > 0 ? [...blocks, ...missing] : blocks)
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

/** The children of the page at a path in the tree of a language. */
function childrenOf(items: readonly TreeItem[], path: string): readonly TreeItem[] | undefined {
  for (const item of items) {
    const found = item.path === path ? item.children : childrenOf(item.children, path)
    if (found) return found
  }
  return undefined
}

/** Which paths a list shows: those of the children of its page, or all but that of its page. */
async function wantedPaths(
  content: LoaderDeps['content'],
  locale: Locale,
  self: string,
  { below }: PageListQuery,
): Promise<(path: string) => boolean> {
  if (!below) return (path) => path !== self
  const children = childrenOf(await content.tree(locale), self)
  const paths = new Set(children?.map(({ path }) => path))
  return (path) => paths.has(path)
}

/**
 * Fills blocks that list a collection with its entries, except the page that contains the blocks. The query
 * is left out then: a list without items is empty.
 */
async function fill(
  { content }: Pick<LoaderDeps, 'content'>,
  locale: Locale,
  { path: self }: ContentPage,
  blocks: readonly Block[],
): Promise<readonly Block[]> {
  if (!blocks.some(({ props }) => 'query' in props && props.query)) return blocks
  return Promise.all(
    blocks.map(async (block) => {
      if (!('query' in block.props) || !block.props.query) return block
      const { query, ...props } = block.props
      const { collection, limit } = query
      const entries = await content.entries(locale, { collection })
      const isWanted = await wantedPaths(content, locale, self, query)
      const items: readonly Summary[] = entries.filter(({ path }) => isWanted(path)).slice(0, limit)
      return { ...block, props: { ...props, items } } as Block
    }),
  )
}
