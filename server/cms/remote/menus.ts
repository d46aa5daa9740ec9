import type { NavigationItem } from '../../../src/content/types.ts'
import { asText } from '../model/values.ts'
import type { RemoteEntry, RemoteMenuItem } from './adapter.ts'
import { typedHref } from './links.ts'
import type { RemoteView } from './view.ts'

const safe = /^(\/(?![/\\])|#|\?|https?:\/\/|mailto:|tel:)/i

/** An address that no browser should follow is none. */
function hrefOf(view: RemoteView, url: string): string | undefined {
  const text = url.trim()
  return safe.test(text) ? typedHref(view, text) : undefined
}

/**
 * A menu delivers the title of the entry it names, in that entry's language; an editor's own title is another
 * one.
 */
function titleOf(view: RemoteView, item: RemoteMenuItem, named: RemoteEntry, shown: RemoteEntry): string {
  const own = asText(item.title)
  return own === undefined || own === named.title ? view.title(shown) : own
}

/**
 * The entry's translation, or the entry itself when there is none; one that is not published is left out with
 * what is below.
 */
function entryItem(view: RemoteView, item: RemoteMenuItem, id: string): NavigationItem[] {
  const named = view.index.entry(id, view.locale)
  const shown = named && (view.index.translation(named, view.locale) ?? named)
  if (!shown?.published) return []
  const href = view.index.path(shown)
  const title = titleOf(view, item, named ?? shown, shown)
  return [{ title, ...(href === undefined ? {} : { href }), children: readMenu(view, item.children) }]
}

function itemOf(view: RemoteView, item: RemoteMenuItem): readonly NavigationItem[] {
  if (item.entry !== undefined) return entryItem(view, item, item.entry)
  const href = item.url === undefined ? undefined : hrefOf(view, item.url)
  const title = asText(item.title) ?? asText(item.url)
  const children = readMenu(view, item.children)
  return title === undefined ? children : [{ title, ...(href === undefined ? {} : { href }), children }]
}

/** One menu in one language (content-contract 3.6, 4.9). */
export const readMenu = (view: RemoteView, items: readonly RemoteMenuItem[]): readonly NavigationItem[] =>
  items.flatMap((item) => itemOf(view, item))
