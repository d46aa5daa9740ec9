/** Sorts entries: the parameter for lists of the REST API, and the order of the entries of a collection. */
import { collatorOf } from '../../model/lists/collator.ts'
import type { RemoteEntry, RemoteNode } from '../../remote/adapter.ts'

/**
 * The parameter `sort` of lists of entries. Without it the order is that of storage, and a database may order
 * equal entries differently on each page of a list: so the id comes last.
 */
export const listSort = 'order,-date,title,id'

function* idsOf(nodes: readonly RemoteNode[]): Generator<string> {
  for (const { id, children } of nodes) {
    yield id
    yield* idsOf(children)
  }
}

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/**
 * Compares entries for an order with the newest first. Dates are texts in one time zone, so they can be
 * compared as texts.
 */
function compareDates(a: RemoteEntry, b: RemoteEntry): number {
  return byText(b.date ?? '', a.date ?? '') || byText(a.slug, b.slug)
}

/**
 * Sorts the entries of a collection as the files of a project are sorted: by its tree, with entries outside
 * it last, else by date with the newest first, else by title. The order of the response is not used: equal
 * dates, and letters with accents, are sorted as the storage of the system does.
 */
export function sortEntries(
  entries: readonly RemoteEntry[],
  tree: readonly RemoteNode[] | undefined,
): readonly RemoteEntry[] {
  if (tree) return byTree(entries, tree)
  if (entries.some(({ date }) => date !== undefined)) return [...entries].sort(compareDates)
  return entries.toSorted((a, b) => collatorOf(a.locale).compare(a.title, b.title) || byText(a.slug, b.slug))
}

function byTree(entries: readonly RemoteEntry[], tree: readonly RemoteNode[]): readonly RemoteEntry[] {
  const position = new Map([...idsOf(tree)].map((id, at) => [id, at]))
  const rank = ({ id }: RemoteEntry) => position.get(id) ?? position.size
  return [...entries].sort((a, b) => rank(a) - rank(b))
}
