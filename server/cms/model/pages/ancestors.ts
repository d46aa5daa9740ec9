import type { ContentPage } from '../../../../src/content/types.ts'
import type { ContentView, ModelEntry } from '../content-view.ts'

/**
 * The pages above an entry, from the top: those above the page that its collection is mounted on, that page,
 * then the entry's parents in the tree.
 */
export function entriesAbove<E extends ModelEntry>(
  view: ContentView<E>,
  entry: E,
  seen: ReadonlySet<E> = new Set(),
): readonly E[] {
  if (seen.has(entry)) return []
  const parents: E[] = []
  // The node of an untranslated entry stands in the tree of the original.
  for (let node = view.nodeOf(entry)?.parent; node; node = node.parent)
    parents.unshift(view.translation(node.entry, view.locale) ?? node.entry)
  const mount = view.mountOf(view.collectionOf(entry))
  if (!mount || mount === entry) return parents
  return [...entriesAbove(view, mount, new Set([...seen, entry])), mount, ...parents]
}

/**
 * The published pages between the home page and a page, from the top. Pages without an address are left out.
 */
export function ancestorsOf<E extends ModelEntry>(view: ContentView<E>, entry: E): ContentPage['ancestors'] {
  const home = view.at('/')
  return entriesAbove(view, entry).flatMap((above) => {
    const path = above !== home && above !== entry && view.isPublished(above) ? view.path(above) : undefined
    return path === undefined ? [] : [{ title: view.title(above), path }]
  })
}
