/** Reads the trees of collections and menus from their files. */
import type { Value } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import { buildTree, flattenTree, type NodeTable, type TreeNode } from '../../model/trees/tree.ts'
import { asList, asText, asValues } from '../../model/values.ts'
import type { SourceFiles } from '../disk/files.ts'
import { byPosition, type Entry } from './entries/entry-file.ts'

/** The completed tree of one collection in one site. */
export interface EntryTree {
  /** The first level. If the tree has a root, the root is its first node, beside the pages below the root. */
  readonly nodes: readonly TreeNode<Entry>[]
  /** Position of an entry in the flattened tree, from 1. */
  order(id: string): number | undefined
}

/**
 * Reads the stored tree of a site: from its own file, else the tree `inside` the file of the collection or
 * menu (Statamic before 3.1), where a map has a tree for each site. `single` says whether the project has
 * only one site.
 */
export function storedTree(
  files: SourceFiles,
  kind: 'collections' | 'navigation',
  handle: string,
  site: string,
  single: boolean,
  inside: Value,
): Value {
  const folder = `content/trees/${kind}`
  const own = files.get(`${folder}/${site}/${handle}.yaml`)
  const file = own ?? (single ? files.get(`${folder}/${handle}.yaml`) : undefined)
  if (file) return isValues(file.value) ? (file.value.tree ?? []) : file.value
  return isValues(inside) ? inside[site] : inside
}

/** Creates the table of the nodes of all entries, by the positions of the entries. */
export function createNodeTable(entries: { readonly size: number }): NodeTable<Entry> {
  const nodes = byPosition<TreeNode<Entry>>(entries)
  return {
    get: ({ position }) => nodes[position],
    set: ({ position }, node) => {
      nodes[position] = node
    },
  }
}

/** The stored tree of a collection in one site, and what completes it. */
interface CollectionTree {
  /** The tree as its file has it. */
  readonly stored: Value
  /** The entries of the collection in the site, in storage order. */
  readonly entries: readonly Entry[]
  /** The entry with an id; undefined when it is not in this collection and site. */
  find(id: string): Entry | undefined
  /** Whether the first entry is the root of the tree. */
  readonly hasRoot: boolean
  /** Receives the node of each entry. */
  readonly table: NodeTable<Entry>
  /** Called for each entry that two nodes name. */
  report(problem: string): void
}

/** Builds the tree of a collection in one site: the stored nodes, then the entries that no node names. */
export function readTree({ stored, report, ...tree }: CollectionTree): EntryTree {
  const nodes = buildTree<Entry, Value>({
    ...tree,
    stored: asList(stored),
    idOf: (node) => asText(isValues(node) ? (node.entry ?? node.id) : node),
    childrenOf: (node) => asList(asValues(node).children),
    repeated: ({ collection, path }) => report(`The tree of ${collection.handle} names ${path} twice`),
  })
  const cache: { order?: ReadonlyMap<string, number> } = {}
  return {
    nodes,
    order: (id) => {
      cache.order ??= new Map([...flattenTree(nodes)].map(({ entry }, at) => [entry.id, at + 1]))
      return cache.order.get(id)
    },
  }
}
