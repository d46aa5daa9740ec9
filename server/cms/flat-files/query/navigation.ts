import type { NavigationItem, Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values.ts'
import { asList, asText, asValues } from '../../model/values.ts'
import type { Entry } from '../index/inherit.ts'
import { storedTree } from '../index/tree.ts'
import type { View } from './view.ts'

const safe = /^(\/(?![/\\])|#|\?|https?:\/\/|mailto:|tel:)/i

/** An address typed by hand; one that no browser should follow is none. */
function typedHref(view: View, url: string): string | undefined {
  const text = url.trim()
  return safe.test(text) ? view.index.href(text) : undefined
}

const titleIn = (node: Values) => asText(node.title) ?? asText(asValues(node.data).title)

/** The entry a node means: its translation, or the entry itself when there is none. */
function entryOf(view: View, id: string): Entry | undefined {
  const entry = view.translated(id) ?? view.index.entries.get(id)
  return entry && view.isPublished(entry) ? entry : undefined
}

function itemOf(view: View, node: Values): NavigationItem[] {
  const id = asText(node.entry)
  const entry = id === undefined ? undefined : entryOf(view, id)
  if (id !== undefined && !entry) return []
  const url = asText(node.url)
  const href = entry ? view.path(entry) : url === undefined ? undefined : typedHref(view, url)
  const title = titleIn(node) ?? (entry ? view.title(entry) : url)
  const children = itemsOf(view, node.children)
  if (title === undefined) return [...children]
  return [{ title, ...(href === undefined ? {} : { href }), children }]
}

const itemsOf = (view: View, nodes: Value): readonly NavigationItem[] =>
  asList(nodes).flatMap((node) => (isValues(node) ? itemOf(view, node) : []))

/** One menu in one language; undefined when it has no tree there (content-contract 4.9). */
export function readNavigation(view: View, handle: string): readonly NavigationItem[] | undefined {
  const { files, sites } = view.index
  const site = view.site.handle
  const config = asValues(files.get(`content/navigation/${handle}.yaml`)?.value)
  const older = asValues(files.get(`content/navigation/${site}/${handle}.yaml`)?.value)
  const stored = storedTree(files, 'navigation', handle, site, sites.length === 1, older.tree ?? config.tree)
  return Array.isArray(stored) ? itemsOf(view, stored) : undefined
}
