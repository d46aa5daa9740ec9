import type { RemoteNode } from '../../remote/adapter.ts'

interface MutableNode {
  readonly id: string
  readonly children: MutableNode[]
}

/** `/over-ons/team` → `/over-ons`; undefined above the top level. */
const parentOf = (uri: string): string | undefined => {
  const parent = uri.slice(0, uri.lastIndexOf('/'))
  return parent === '' ? undefined : parent
}

/** The nearest existing page above an address. */
function nearest(nodes: ReadonlyMap<string, MutableNode>, uri: string): MutableNode | undefined {
  for (let above = parentOf(uri); above !== undefined; above = parentOf(above)) {
    const node = nodes.get(above)
    if (node) return node
  }
  return undefined
}

/**
 * Builds the tree of pages of a Fetch site from their addresses: in Statamic 2 a page lies below another if
 * its address in the default language does. Siblings keep the order of the list. Home is at the top level,
 * beside the others.
 */
export function buildPageTree(
  pages: readonly { readonly id: string; readonly uri: string }[],
): readonly RemoteNode[] {
  const nodes = new Map(pages.map(({ id, uri }): [string, MutableNode] => [uri, { id, children: [] }]))
  const top: MutableNode[] = []
  for (const [uri, node] of nodes) (nearest(nodes, uri)?.children ?? top).push(node)
  return top
}
