/** Reads and counts the trees of structured collections, as the REST API sends them. */
import type { Value } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values/values.ts'
import { asList, asText } from '../../model/values.ts'
import type { RemoteNode } from '../../remote/adapter.ts'

/**
 * Reads the tree of a structured collection. The children of an unknown entry move up into its place. An
 * entry that occurs twice keeps its first place.
 * @param isKnown whether the list of entries has an id
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

/** The number of nodes of a tree, at any depth. */
export const countNodes = (nodes: Value): number =>
  asList(nodes).reduce<number>((sum, node) => sum + 1 + countNodes(memberOf(node, 'children')), 0)
