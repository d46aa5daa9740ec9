/** Reads the trees of collections and menus from their files. */
import type { Value } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values.ts'
import { buildTree, flattenTree, type NodeTable, type TreeNode } from '../../model/trees/tree.ts'
import { asList, asText, asValues } from '../../model/values.ts'
import type { SourceFiles } from '../disk/files.ts'
import { byPosition, type Entry } from './entry-file.ts'

/** The completed tree of one collection in one site. */
export interface EntryTree {
  /** First level, the root first. */
  readonly nodes: readonly TreeNode<Entry>[]
  /** Position of an entry in the flattened tree, from 1. */
  order(id: string): number | undefined
}

/** The stored tree of a site: its own file, else the one inside the collection's file (before 3.1). */
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

/** Room for the nodes of all entries, by their positions. */
export function createNodeTable(entries: { readonly size: number }): NodeTable<Entry> {
  const nodes = byPosition<TreeNode<Entry>>(entries)
  return {
    get: ({ position }) => nodes[position],
    set: ({ position }, node) => {
      nodes[position] = node
    },
  }
}

interface CollectionTree {
  readonly stored: Value
  /** Those of the collection in the site, in storage order. */
  readonly entries: readonly Entry[]
  /** One of them. */
  find(id: string): Entry | undefined
  readonly hasRoot: boolean
  readonly table: NodeTable<Entry>
  report(problem: string): void
}

/** Completes the tree of a collection in one site. */
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
