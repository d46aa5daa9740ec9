import type { Value } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values.ts'
import { asList, asText } from '../../model/values.ts'
import type { RemoteNode } from '../../remote/adapter.ts'

/**
 * The tree of a structured collection. Nodes that no list has give way to their children; of an entry that
 * stands in it twice the first place counts.
 */
export function readTree(nodes: Value, isKnown: (id: string) => boolean): readonly RemoteNode[] {
  const seen = new Set<string>()
  const nodeOf = (node: Value): readonly RemoteNode[] => {
    const id = asText(memberOf(memberOf(node, 'page'), 'id'))
    const isFirst = id !== undefined && isKnown(id) && !seen.has(id)
    if (isFirst) seen.add(id)
    const children = asList(memberOf(node, 'children')).flatMap(nodeOf)
    return isFirst ? [{ id, children }] : children
  }
  return asList(nodes).flatMap(nodeOf)
}

/** Number of nodes, at any depth. */
export const countNodes = (nodes: Value): number =>
  asList(nodes).reduce<number>((sum, node) => sum + 1 + countNodes(memberOf(node, 'children')), 0)
