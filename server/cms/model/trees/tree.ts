/** Builds the tree of a collection from its stored nodes. */

/** An entry in the tree of its collection. */
export interface TreeNode<E> {
  readonly entry: E
  readonly children: readonly TreeNode<E>[]
  readonly parent: TreeNode<E> | undefined
  /** 1 for the first level, the root and the children of the root. */
  readonly depth: number
  /**
   * Whether the node is the root of its tree: the first node of a tree that has a root. The rest of the first
   * level is below it.
   */
  readonly isRoot: boolean
}

/** The node of each entry: an entry is in one tree at most. */
export interface NodeTable<E> {
  get(entry: E): TreeNode<E> | undefined
  set(entry: E, node: TreeNode<E>): void
}

/** A tree as a source stores it; `Stored` is the type of its nodes. */
export interface StoredTree<E, Stored> {
  /** The nodes of the first level. */
  readonly stored: readonly Stored[]
  /** The id of the entry that a node names. */
  idOf(stored: Stored): string | undefined
  childrenOf(stored: Stored): readonly Stored[]
  /** The entry with an id; undefined when it is not in this collection and language. */
  find(id: string): E | undefined
  /** Whether the first node is the root of the tree. */
  readonly hasRoot?: boolean
  /** All entries of the collection: those that no node names follow on the first level. */
  readonly entries?: readonly E[]
  /** Maximum number of levels that are read below the first. */
  readonly deepest?: number
  /** Receives the node of each entry. */
  readonly table: NodeTable<E>
  /** Called when a second node names the same entry. */
  repeated?(entry: E): void
}

/**
 * Builds a tree by the rules of the content system: a node whose entry the language does not have is left out
 * with its children, an entry has one place, and entries that no node names follow on the first level.
 */
export function buildTree<E extends { readonly id: string }, Stored>(
  tree: StoredTree<E, Stored>,
): readonly TreeNode<E>[] {
  const { idOf, childrenOf, find, table, entries = [], deepest = Number.POSITIVE_INFINITY } = tree
  const nodes: TreeNode<E>[] = []
  /** Ids at and below nodes that were left out: their entries do not follow on the first level either. */
  const dropped = new Set<string>()

  function drop(stored: Stored): void {
    const id = idOf(stored)
    if (id !== undefined) dropped.add(id)
    for (const child of childrenOf(stored)) drop(child)
  }

  function addNode(entry: E, parent: TreeNode<E> | undefined, below: readonly Stored[], level: number) {
    const children: TreeNode<E>[] = []
    const isRoot = tree.hasRoot === true && !parent && nodes.length === 0
    const depth = parent && !parent.isRoot ? parent.depth + 1 : 1
    const node: TreeNode<E> = { entry, children, parent, depth, isRoot }
    table.set(entry, node)
    for (const child of below) children.push(...nodesOf(child, node, level + 1))
    return node
  }

  function nodesOf(stored: Stored, parent: TreeNode<E> | undefined, level: number): readonly TreeNode<E>[] {
    if (level > deepest) return []
    const id = idOf(stored)
    const entry = id === undefined ? undefined : find(id)
    if (entry && !table.get(entry)) return [addNode(entry, parent, childrenOf(stored), level)]
    if (entry) tree.repeated?.(entry)
    if (entries.length > 0) drop(stored)
    return []
  }

  for (const each of tree.stored) nodes.push(...nodesOf(each, undefined, 0))
  for (const entry of entries)
    if (!table.get(entry) && !dropped.has(entry.id)) nodes.push(addNode(entry, undefined, [], 0))
  return nodes
}

/** Yields the nodes of a tree from top to bottom, each before its children. */
export function* flattenTree<E>(nodes: readonly TreeNode<E>[]): Generator<TreeNode<E>> {
  for (const node of nodes) {
    yield node
    yield* flattenTree(node.children)
  }
}
