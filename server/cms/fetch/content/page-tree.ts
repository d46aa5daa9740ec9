import type { RemoteNode } from '../../remote/adapter.ts'

interface Draft {
  readonly id: string
  readonly children: Draft[]
}

/** `/over-ons/team` → `/over-ons`; undefined above the top level. */
const parentOf = (uri: string): string | undefined => {
  const parent = uri.slice(0, uri.lastIndexOf('/'))
  return parent === '' ? undefined : parent
}

/** The nearest page above an address that is there. */
function nearest(nodes: ReadonlyMap<string, Draft>, uri: string): Draft | undefined {
  for (let above = parentOf(uri); above !== undefined; above = parentOf(above)) {
    const node = nodes.get(above)
    if (node) return node
  }
  return undefined
}

/**
 * Pages of Statamic 2 lie below each other as their addresses in the default language do; siblings keep the
 * order of the list. Home stands beside the top level.
 */
export function buildPageTree(
  pages: readonly { readonly id: string; readonly uri: string }[],
): readonly RemoteNode[] {
  const nodes = new Map(pages.map(({ id, uri }): [string, Draft] => [uri, { id, children: [] }]))
  const top: Draft[] = []
  for (const [uri, node] of nodes) (nearest(nodes, uri)?.children ?? top).push(node)
  return top
}
