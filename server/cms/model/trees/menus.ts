import type { NavigationItem } from '../../../../src/content/types.ts'
import type { ContentView, ModelEntry } from '../content-view.ts'

/** One item of a menu as a source has it. */
export interface MenuNode {
  /** As an editor typed it; undefined for the title of the entry. */
  readonly title: string | undefined
  /** Id of the entry it leads to, in whatever language. */
  readonly entry?: string | undefined
  /** Any address, in place of an entry. */
  readonly url?: string | undefined
  readonly children: readonly MenuNode[]
}

/** What browsers may follow from a menu. */
const safe = /^(\/(?![/\\])|#|\?|https?:\/\/|mailto:|tel:)/i

function typedHref<E extends ModelEntry>(view: ContentView<E>, url: string | undefined): string | undefined {
  const text = url?.trim() ?? ''
  return safe.test(text) ? view.typedHref(text) : undefined
}

/** The entry's translation, or the entry itself when there is none. */
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
 * One menu in one language. An item whose entry is not published is left out with what is below it; in place
 * of one without a title its children stand.
 */
export const readMenu = <E extends ModelEntry>(
  view: ContentView<E>,
  nodes: readonly MenuNode[],
): readonly NavigationItem[] => nodes.flatMap((node) => itemsOf(view, node))
