import type { TreeItem } from '../../../../src/content/types.ts'
import { startsCircle } from '../../model/trees/mount-circle.ts'
import { getOrAdd } from '../../model/values.ts'
import type { Collection } from '../index/collections.ts'
import type { Entry } from '../index/inherit.ts'
import type { TreeNode } from '../index/tree.ts'
import { listEntries } from './lists.ts'
import type { View } from './view.ts'

/**
 * Collections by the page of this language that they are mounted on; undefined stands for those without one.
 */
function groupByMount({ index, site, translated }: View): ReadonlyMap<Entry | undefined, Collection[]> {
  const mountOf = (handle: string) => translated(index.collections.get(handle)?.mount ?? '')
  const groups = new Map<Entry | undefined, Collection[]>()
  for (const collection of index.collections.values()) {
    const { handle } = collection
    if (collection.route(site.handle) === undefined) continue
    const isFree = startsCircle(handle, (other) => mountOf(other)?.collection.handle)
    getOrAdd(groups, isFree ? undefined : mountOf(handle), () => [] as Collection[]).push(collection)
  }
  return groups
}

/**
 * Every listed page of a language, nested: the trees of collections and, below the page they are mounted on,
 * the entries of the others. Drafts hide what is below them; entries that only redirect give way to their
 * children. Home comes first.
 */
export function buildSiteTree(view: View): readonly TreeItem[] {
  const { index, site } = view
  const mounted = groupByMount(view)
  const seen = new Set<Collection>()

  function itemsOf(entry: Entry, nodes: readonly TreeNode[]): TreeItem[] {
    if (!view.isListed(entry)) return []
    const below = [...nodes.flatMap(itemOfNode), ...(mounted.get(entry) ?? []).flatMap(itemsOfCollection)]
    const path = view.path(entry)
    if (path === undefined || view.isRedirect(entry)) return below
    const isHome = index.uri(entry) === '/'
    const item = { title: view.title(entry), path, children: isHome ? [] : below }
    return isHome ? [item, ...below] : [item]
  }

  const itemOfNode = (node: TreeNode): TreeItem[] => itemsOf(node.entry, node.children)

  function itemsOfCollection(collection: Collection): TreeItem[] {
    if (seen.has(collection)) return []
    seen.add(collection)
    const tree = index.tree(collection.handle, site.handle)
    if (tree) return tree.nodes.flatMap(itemOfNode)
    return listEntries(view, collection).flatMap((entry) => itemsOf(entry, []))
  }

  const home = index.at(site.handle, '/')
  const free = mounted.get(undefined) ?? []
  const rank = (collection: Collection) =>
    collection === home?.collection ? 0 : collection.structure ? 1 : 2
  return [...free].sort((a, b) => rank(a) - rank(b)).flatMap(itemsOfCollection)
}
