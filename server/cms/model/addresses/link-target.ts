import type { ContentView, ModelEntry } from '../content-view.ts'

/**
 * Our decoded path for a link to an entry: the path of its translation, else of the entry itself; undefined
 * when neither can be opened. An entry that only redirects can be linked to as well.
 */
export function linkTarget<E extends ModelEntry>(view: ContentView<E>, entry: E): string | undefined {
  const pathTo = (wanted: E | undefined) =>
    wanted !== undefined && (view.isPublished(wanted) || view.isRedirect(wanted))
      ? view.path(wanted)
      : undefined
  return pathTo(view.translation(entry, view.locale)) ?? pathTo(entry)
}
