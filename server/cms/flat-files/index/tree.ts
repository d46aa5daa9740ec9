import type { Value } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values.ts'
import { asList, asText, asValues } from '../../model/values.ts'
import type { SourceFiles } from '../disk/files.ts'
import type { Entry } from './inherit.ts'

export interface TreeNode {
  readonly entry: Entry
  readonly children: readonly TreeNode[]
  /** 1 for the first level and for the root. */
  readonly depth: number
  readonly isRoot: boolean
  readonly parent: TreeNode | undefined
}

/** The completed tree of one collection in one site. */
export interface Tree {
  /** First level, the root first. */
  readonly nodes: readonly TreeNode[]
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

/** Where each entry is, by its position: an entry is in one tree at most. */
export type NodeTable = (TreeNode | undefined)[]

interface TreeOf {
  /** Those of the collection in the site, in storage order. */
  readonly entries: readonly Entry[]
  /** One of them. */
  find(id: string): Entry | undefined
  readonly root: boolean
  /** Gets the nodes of this tree. */
  readonly table: NodeTable
  report(problem: string): void
}

interface Build {
  find(id: string): Entry | undefined
  /** Below a node that fell out. */
  readonly mentioned: Set<string>
  readonly table: NodeTable
  report(problem: string): void
}

const idOf = (stored: Value) => asText(isValues(stored) ? (stored.entry ?? stored.id) : stored)

/** Marks everything below a node that fell out: it is mentioned, so it is not appended either. */
function mention(stored: Value, mentioned: Set<string>): void {
  const id = idOf(stored)
  if (id !== undefined) mentioned.add(id)
  for (const child of asList(asValues(stored).children)) mention(child, mentioned)
}

function addNode(stored: Value, parent: TreeNode | undefined, isRoot: boolean, build: Build): TreeNode[] {
  const id = idOf(stored)
  const entry = id === undefined ? undefined : build.find(id)
  if (!entry || build.table[entry.position]) {
    if (entry) build.report(`The tree of ${entry.collection.handle} names ${entry.path} twice`)
    mention(stored, build.mentioned)
    return []
  }
  const below = asList(asValues(stored).children)
  const children: TreeNode[] = []
  const depth = parent && !parent.isRoot ? parent.depth + 1 : 1
  const node: TreeNode = { entry, children, depth, isRoot, parent }
  build.table[entry.position] = node
  if (below.length > 0) children.push(...below.flatMap((child) => addNode(child, node, false, build)))
  return [node]
}

function* flatten(nodes: readonly TreeNode[]): Generator<TreeNode> {
  for (const node of nodes) {
    yield node
    yield* flatten(node.children)
  }
}

/**
 * The tree as the content system sees it: nodes of entries that this site does not have are gone with their
 * children, entries that the file does not mention follow on the first level, in storage order
 * (content-contract 4.9).
 */
export function buildTree(stored: Value, { entries, find, root, table, report }: TreeOf): Tree {
  const build: Build = { find, mentioned: new Set(), table, report }
  const nodes: TreeNode[] = []
  const add = (item: Value) => nodes.push(...addNode(item, undefined, root && nodes.length === 0, build))
  for (const item of asList(stored)) add(item)
  for (const { id, position } of entries) if (!table[position] && !build.mentioned.has(id)) add(id)
  const held: { order?: ReadonlyMap<string, number> } = {}
  return {
    nodes,
    order: (id) => {
      held.order ??= new Map([...flatten(nodes)].map(({ entry }, at) => [entry.id, at + 1]))
      return held.order.get(id)
    },
  }
}
