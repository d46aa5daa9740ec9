/** Builds menus from the items that a source stores. */
import type { NavigationItem } from '../../../../src/content/types.ts'
import type { ContentView, ModelEntry } from '../content-view.ts'

/** One item of a menu as a source stores it. */
export interface MenuNode {
  /** The title that an editor typed; undefined to use the title of the entry. */
  readonly title: string | undefined
  /** Id of the entry that the item links to; the entry may be in another language. */
  readonly entry?: string | undefined
  /** The address that the item links to, when it names no entry. */
  readonly url?: string | undefined
  readonly children: readonly MenuNode[]
}

/** Addresses that are safe in a link: paths, fragments, queries, http(s), mail and telephone. */
const safe = /^(\/(?![/\\])|#|\?|https?:\/\/|mailto:|tel:)/i

function typedHref<E extends ModelEntry>(view: ContentView<E>, url: string | undefined): string | undefined {
  const text = url?.trim() ?? ''
  return safe.test(text) ? view.typedHref(text) : undefined
}

/** The published entry with an id: its translation, or the entry itself when there is none. */
function entryOf<E extends ModelEntry>(view: ContentView<E>, id: string): E | undefined {
  const named = view.entry(id)
  const entry = named && (view.translation(named, view.locale) ?? named)
  return entry && view.isPublished(entry) ? entry : undefined
}

function itemsOf<E extends ModelEntry>(view: ContentView<E>, node: MenuNode): readonly NavigationItem[] {
  const entry = node.entry === undefined ? undefined : entryOf(view, node.entry)
  if (node.entry !== undefined && !entry) return []
  const href = entry ? view.path(entry) : typedHref(view, node.url)
  const title = node.title ?? (entry ? view.title(entry) : node.url)
  const children = readMenu(view, node.children)
  return title === undefined ? children : [{ title, ...(href === undefined ? {} : { href }), children }]
}

/**
 * Reads a menu in the language of the view. An item whose entry is not published is left out with its
 * children; an item without title, entry and address is replaced by its children.
 */
export const readMenu = <E extends ModelEntry>(
  view: ContentView<E>,
  nodes: readonly MenuNode[],
): readonly NavigationItem[] => nodes.flatMap((node) => itemsOf(view, node))
