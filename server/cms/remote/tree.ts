import type { TreeItem } from '../../../src/content/types.ts'
import { withPrefix } from '../../../src/i18n/locales.ts'
import { startsCircle } from '../model/trees/mount-circle.ts'
import { getOrAdd } from '../model/values.ts'
import type { RemoteEntry } from './adapter.ts'
import { tidyAddress } from './index/addresses.ts'
import type { Node } from './index/language.ts'
import type { RemoteView } from './view.ts'

/**
 * Collections by the page of this language that they are mounted on; undefined stands for those without one.
 */
function groupByMount({ index, language }: RemoteView): ReadonlyMap<RemoteEntry | undefined, string[]> {
  const pages = new Map(
    [...index.mounts].flatMap(([key, handles]) => handles.map((handle) => [handle, key] as const)),
  )
  const mountOf = (handle: string) => language.byKey.get(pages.get(handle) ?? '')
  const groups = new Map<RemoteEntry | undefined, string[]>()
  for (const handle of [...language.collections.keys()].sort()) {
    const isFree = startsCircle(handle, (other) => mountOf(other)?.collection)
    getOrAdd(groups, isFree ? undefined : mountOf(handle), () => [] as string[]).push(handle)
  }
  return groups
}

/** Pages that only the system's own sitemap names, there: `/over-ons/team` is shown as "Team". */
function unlistedItems({ index, language, locale }: RemoteView): TreeItem[] {
  const { fixed, searchPath, isTaken } = index.own
  const urls = new Map<string, string>()
  for (const { uri, url } of language.unlisted) {
    const address = tidyAddress(uri)
    if (address !== undefined && index.addresses.ours(url) === undefined) urls.set(address, url)
  }
  const isKnown = (uri: string) =>
    language.byUri.has(uri) ||
    fixed?.includes(uri) ||
    uri === searchPath ||
    isTaken?.(withPrefix(locale, uri))
  return [...urls].flatMap(([uri, path]) =>
    isKnown(uri) ? [] : [{ title: titleOf(uri), path, children: [] }],
  )
}

function titleOf(uri: string): string {
  const words = (uri.split('/').at(-1) ?? '')
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1) || uri
}

const homeFirst = (items: readonly TreeItem[], home: string | undefined): TreeItem[] => [
  ...items.filter(({ path }) => path === home),
  ...items.filter(({ path }) => path !== home),
]

/**
 * Every listed page of a language, nested: the trees of collections and, below the page they are mounted on,
 * the entries of the others. Drafts hide what is below them; entries that only redirect, and pages that are
 * not translated, give way to their children. Home comes first, translated or not.
 */
export function buildSiteTree(view: RemoteView): readonly TreeItem[] {
  const { index, language } = view
  const mounted = groupByMount(view)
  const home = language.byUri.get('/')
  const seen = new Set<string>()

  function itemsOf(entry: RemoteEntry, nodes: readonly Node[]): TreeItem[] {
    if (!entry.published) return []
    const below = [...nodes.flatMap(itemOfNode), ...(mounted.get(entry) ?? []).flatMap(itemsOfCollection)]
    const path = index.path(entry)
    const isHome = entry === home
    if (path === undefined || view.isRedirect(entry) || !(isHome || view.isListed(entry))) return below
    const item = { title: view.title(entry), path, children: isHome ? [] : below }
    return isHome ? [item, ...below] : [item]
  }

  const itemOfNode = (node: Node): TreeItem[] => itemsOf(node.entry, node.children)

  function itemsOfCollection(handle: string): TreeItem[] {
    if (seen.has(handle)) return []
    seen.add(handle)
    const tree = language.trees.get(handle)
    if (tree) return tree.flatMap(itemOfNode)
    return (language.collections.get(handle) ?? []).flatMap((entry) => itemsOf(entry, []))
  }

  const free = mounted.get(undefined) ?? []
  const rank = (handle: string) => (handle === home?.collection ? 0 : language.trees.has(handle) ? 1 : 2)
  const items = [...free].sort((a, b) => rank(a) - rank(b)).flatMap(itemsOfCollection)
  return [...homeFirst(items, home && index.path(home)), ...unlistedItems(view)]
}
