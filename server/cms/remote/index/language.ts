import type { Value } from '../../../../src/content/types.ts'
import type { OwnAddresses } from '../../model/addresses/own-addresses.ts'
import { getOrAdd } from '../../model/values.ts'
import type { RemoteEntry, RemoteLanguage, RemoteNode, UnlistedPage } from '../adapter.ts'
import { tidyAddress } from './addresses.ts'
import { type Claims, claimAddresses } from './claim.ts'

/** An entry with its place in the tree of its collection. */
export interface Node {
  readonly entry: RemoteEntry
  readonly parent?: Node
  readonly children: readonly Node[]
}

/** All that is known of the content in one language. */
export interface Language extends Claims {
  readonly entries: readonly RemoteEntry[]
  readonly byId: ReadonlyMap<string, RemoteEntry>
  readonly byKey: ReadonlyMap<string, RemoteEntry>
  /** By handle, in their own order. */
  readonly collections: ReadonlyMap<string, readonly RemoteEntry[]>
  readonly trees: ReadonlyMap<string, readonly Node[]>
  readonly nodes: ReadonlyMap<RemoteEntry, Node>
  readonly unlisted: readonly UnlistedPage[]
}

const isName = (value: Value) => typeof value === 'string' && value !== ''

/** One entry without a name costs itself. */
const isUsable = (entry: RemoteEntry): boolean =>
  typeof entry === 'object' && entry !== null && [entry.id, entry.key, entry.collection].every(isName)

/** Nesting beyond this is left out. */
const maxDepth = 32

/** Nodes of entries that the lists do not have are gone with their children; an entry has one place. */
function buildTree(
  stored: readonly RemoteNode[],
  byId: ReadonlyMap<string, RemoteEntry>,
  places: Map<RemoteEntry, Node>,
): readonly Node[] {
  const nodesOf = (nodes: readonly RemoteNode[], parent: Node | undefined, depth: number): Node[] =>
    depth > maxDepth ? [] : nodes.flatMap((node) => nodeOf(node, parent, depth))
  function nodeOf({ id, children: below }: RemoteNode, parent: Node | undefined, depth: number): Node[] {
    const entry = byId.get(id)
    if (!entry || places.has(entry)) return []
    const children: Node[] = []
    const node: Node = { entry, children, ...(parent && { parent }) }
    places.set(entry, node)
    children.push(...nodesOf(below, node, depth + 1))
    return [node]
  }
  return nodesOf(stored, undefined, 0)
}

function buildTrees({ trees }: RemoteLanguage, byId: ReadonlyMap<string, RemoteEntry>) {
  const nodes = new Map<RemoteEntry, Node>()
  const built = new Map(
    [...trees].map(([handle, stored]) => [handle, buildTree(stored, byId, nodes)] as const),
  )
  return { trees: built, nodes }
}

const mapBy = <T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, T> =>
  new Map(items.toReversed().map((item) => [key(item), item]))

/**
 * Works out everything that one language alone tells. Faults are reported and cost the entries that have
 * them.
 */
export function indexLanguage(
  language: RemoteLanguage,
  own: OwnAddresses,
  report: (problem: string) => void,
): Language {
  const entries = language.entries.filter(isUsable)
  const lost = language.entries.length - entries.length
  if (lost > 0) report(`${lost} entries without a name were left out`)
  const byId = mapBy(entries, ({ id }) => id)
  const collections = new Map<string, RemoteEntry[]>()
  for (const entry of entries) getOrAdd(collections, entry.collection, () => [] as RemoteEntry[]).push(entry)
  return {
    entries,
    byId,
    byKey: mapBy(entries, ({ key }) => key),
    collections,
    ...buildTrees(language, byId),
    ...claimAddresses(entries, own, report),
    unlisted: language.unlisted,
  }
}

/**
 * What the content system puts before the addresses of a language: '' or `/en`. Undefined when no entry
 * tells.
 */
export function prefixOf({ entries }: Language): string | undefined {
  for (const { uri, url, redirectsTo } of entries) {
    if (redirectsTo !== undefined) continue
    const inside = tidyAddress(uri)
    const whole = tidyAddress(url)
    const end = inside === '/' ? '' : inside
    if (end !== undefined && whole?.endsWith(end))
      return whole.slice(0, whole.length - end.length).replace(/\/$/, '')
  }
  return undefined
}
