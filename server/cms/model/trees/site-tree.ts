import type { TreeItem } from '../../../../src/content/types.ts'
import type { ContentView, ModelEntry } from '../content-view.ts'
import { getOrAdd } from '../values.ts'
import { startsCircle } from './mount-circle.ts'
import type { TreeNode } from './tree.ts'

/**
 * Collections by the page of this language that they are mounted on; collections without such a page are
 * under undefined.
 */
function groupByMount<E extends ModelEntry>(view: ContentView<E>): ReadonlyMap<E | undefined, string[]> {
  const groups = new Map<E | undefined, string[]>()
  const collectionAbove = (handle: string) => {
    const page = view.mountOf(handle)
    return page && view.collectionOf(page)
  }
  for (const handle of [...view.collections.keys()].sort()) {
    const page = startsCircle(handle, collectionAbove) ? undefined : view.mountOf(handle)
    getOrAdd(groups, page, () => [] as string[]).push(handle)
  }
  return groups
}

/**
 * Builds the tree of all listed pages of a language. The pages of a mounted collection are below the page
 * that it is mounted on. An entry that is not listed is left out with all entries below it; a redirect or an
 * untranslated page is replaced by its children. The home page comes first, translated or not, and the pages
 * below the home page follow beside it.
 */
export function buildSiteTree<E extends ModelEntry>(view: ContentView<E>): readonly TreeItem[] {
  const mounted = groupByMount(view)
  const home = view.at('/')
  const seen = new Set<string>()

  function itemsOf(entry: E, nodes: readonly TreeNode<E>[]): TreeItem[] {
    if (!view.isListed(entry)) return []
    const below = [...nodes.flatMap(itemsOfNode), ...(mounted.get(entry) ?? []).flatMap(itemsOfCollection)]
    const path = view.path(entry)
    const isHome = entry === home
    if (path === undefined || view.isRedirect(entry) || (view.isFallback(entry) && !isHome)) return below
    const item = { title: view.title(entry), path, children: isHome ? [] : below }
    return isHome ? [item, ...below] : [item]
  }

  const itemsOfNode = (node: TreeNode<E>): TreeItem[] => itemsOf(node.entry, node.children)

  function itemsOfCollection(handle: string): TreeItem[] {
    if (seen.has(handle)) return []
    seen.add(handle)
    const nodes = view.tree(handle)
    return nodes ? nodes.flatMap(itemsOfNode) : view.listedIn(handle).flatMap((entry) => itemsOf(entry, []))
  }

  const homeCollection = home && view.collectionOf(home)
  // Collections: that of the home page, then trees, then lists.
  const rank = (handle: string) => (handle === homeCollection ? 0 : view.tree(handle) ? 1 : 2)
  const free = mounted.get(undefined) ?? []
  const items = free.toSorted((a, b) => rank(a) - rank(b)).flatMap(itemsOfCollection)
  const homePath = home && view.path(home)
  return items.toSorted((a, b) => Number(b.path === homePath) - Number(a.path === homePath))
}
