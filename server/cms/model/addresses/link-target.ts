import type { ContentView, ModelEntry } from '../content-view.ts'

/**
 * Our path of what a link to an entry shows, decoded: its translation, else the entry itself; undefined when
 * there is no such page. An entry that only redirects leads visitors on.
 */
export function linkTarget<E extends ModelEntry>(view: ContentView<E>, entry: E): string | undefined {
  const leads = (each: E | undefined) =>
    each !== undefined && (view.isPublished(each) || view.isRedirect(each)) ? view.path(each) : undefined
  return leads(view.translation(entry, view.locale)) ?? leads(entry)
}
