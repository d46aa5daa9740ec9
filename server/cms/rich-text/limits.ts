import { pageLimits } from '../model/pages/fit-page.ts'

/**
 * The largest depth, number of nodes and number of characters of one text of an editor. The rest is left out;
 * a table of 2,000 rows and five columns is not.
 */
export const richTextLimits = { depth: 64, nodes: 40_000, characters: pageLimits.text } as const

/** A node of an mdast or hast tree. */
interface Node {
  readonly type: string
  readonly children?: readonly Node[]
}

/** A list of nodes that is being copied. */
interface Level {
  /** The nodes to copy. */
  readonly source: readonly Node[]
  /** The list that the copies are added to. */
  readonly target: Node[]
  /** Depth of the copies in their tree, from 1. */
  readonly depth: number
  /** Index of the next node to copy. */
  next: number
}

/**
 * Copies an mdast or hast tree so that recursive code cannot overflow the stack. Content deeper than the
 * limit moves up to that depth; nodes beyond the limit are left out. The function is not recursive itself.
 */
export function prune<Tree extends Node>(root: Tree): Tree {
  const children: Node[] = []
  const levels: Level[] = [{ source: root.children ?? [], target: children, depth: 1, next: 0 }]
  for (
    let left: number = richTextLimits.nodes, level = levels.at(-1);
    level && left > 0;
    level = levels.at(-1)
  ) {
    const node = level.source[level.next++]
    if (!node) levels.pop()
    else {
      left -= 1
      levels.push(...copyNode(node, level))
    }
  }
  return { ...root, children }
}

/** Copies one node. Returns the level into which its children are to be copied, if it has any. */
function copyNode(node: Node, { target, depth }: Level): Level[] {
  if (!node.children) {
    target.push(node)
    return []
  }
  if (depth >= richTextLimits.depth) return [{ source: node.children, target, depth, next: 0 }]
  const children: Node[] = []
  target.push({ ...node, children } as Node)
  return [{ source: node.children, target: children, depth: depth + 1, next: 0 }]
}
