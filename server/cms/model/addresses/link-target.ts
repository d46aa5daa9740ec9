import type { ContentView, ModelEntry } from '../content-view.ts'

/**
 * Our decoded path for a link to an entry: the path of its translation, else of the entry itself; undefined
 * when neither can be opened. An entry that only redirects can be linked to as well.
 */
export function linkTarget<E extends ModelEntry>(view: ContentView<E>, entry: E): string | undefined {
  const leads = (each: E | undefined) =>
    each !== undefined && (view.isPublished(each) || view.isRedirect(each)) ? view.path(each) : undefined
  return leads(view.translation(entry, view.locale)) ?? leads(entry)
}
