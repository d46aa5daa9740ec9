import type { ContentPage } from '../../../../src/content/types.ts'
import type { ContentView, ModelEntry } from '../content-view.ts'

/**
 * Pages above an entry from the top: of the page its collection is mounted on, that page, then its parents in
 * the tree.
 */
function entriesAbove<E extends ModelEntry>(
  view: ContentView<E>,
  entry: E,
  seen: ReadonlySet<E> = new Set(),
): readonly E[] {
  if (seen.has(entry)) return []
  const parents: E[] = []
  for (let node = view.nodeOf(entry)?.parent; node; node = node.parent) parents.unshift(node.entry)
  const mount = view.mountOf(view.collectionOf(entry))
  if (!mount || mount === entry) return parents
  return [...entriesAbove(view, mount, new Set([...seen, entry])), mount, ...parents]
}

/** The trail from the home page to a page, without both: its published pages that have an address. */
export function ancestorsOf<E extends ModelEntry>(view: ContentView<E>, entry: E): ContentPage['ancestors'] {
  const home = view.at('/')
  return entriesAbove(view, entry).flatMap((above) => {
    const path = above !== home && above !== entry && view.isPublished(above) ? view.path(above) : undefined
    return path === undefined ? [] : [{ title: view.title(above), path }]
  })
}
