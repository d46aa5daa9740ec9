import type { ContentView, ModelEntry } from '../content-view.ts'

/**
 * The first child of an entry in its tree for which `isWanted` is true. The rest of the first level counts as
 * children of the root.
 */
export function firstChild<E extends ModelEntry>(
  view: ContentView<E>,
  entry: E,
  isWanted: (entry: E) => boolean = () => true,
): E | undefined {
  const own = view.nodeOf(entry)?.children ?? []
  const rest = view.isRoot(entry) ? (view.tree(view.collectionOf(entry)) ?? []) : []
  return [...own, ...rest].find((child) => child.entry !== entry && isWanted(child.entry))?.entry
}
