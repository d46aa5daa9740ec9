import type { RemoteEntry, RemoteNode } from '../../remote/adapter.ts'

/**
 * Entries in one list after the other: by tree, newest first, or by title, whichever the collection has
 * (content-contract 3.2); at last by id, for a database may put equal ones in another order on each page.
 */
export const listSort = 'order,-date,title,id'

function* idsOf(nodes: readonly RemoteNode[]): Generator<string> {
  for (const { id, children } of nodes) {
    yield id
    yield* idsOf(children)
  }
}

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Dates are in the clock's time of one place, so that their texts are in order too. */
function compareDates(a: RemoteEntry, b: RemoteEntry): number {
  return byText(b.date ?? '', a.date ?? '') || byText(a.slug, b.slug)
}

/**
 * The collection's own order as flat files have it (content-contract 4.6): of its tree, else by date with the
 * newest first, else by title. The system's collation and what it does with equal dates depend on how it
 * stores content.
 */
export function orderEntries(
  entries: readonly RemoteEntry[],
  tree: readonly RemoteNode[] | undefined,
): readonly RemoteEntry[] {
  if (tree) return byTree(entries, tree)
  if (entries.some(({ date }) => date !== undefined)) return [...entries].sort(compareDates)
  const collator = new Intl.Collator(entries[0]?.locale, { numeric: true })
  return [...entries].sort((a, b) => collator.compare(a.title, b.title) || byText(a.slug, b.slug))
}

function byTree(entries: readonly RemoteEntry[], tree: readonly RemoteNode[]): readonly RemoteEntry[] {
  const position = new Map([...idsOf(tree)].map((id, at) => [id, at]))
  const rank = ({ id }: RemoteEntry) => position.get(id) ?? position.size
  return [...entries].sort((a, b) => rank(a) - rank(b))
}
