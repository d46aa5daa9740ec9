/** Indexes the entries of one language. */
import type { Value } from '../../../../src/content/types.ts'
import type { SiteAddresses } from '../../model/addresses/own-addresses.ts'
import { tidyAddress } from '../../model/addresses/tidy-address.ts'
import { buildTree, type TreeNode } from '../../model/trees/tree.ts'
import { getOrAdd } from '../../model/values.ts'
import type { RemoteEntry, RemoteLanguage, RemoteNode, UnlistedPage } from '../adapter.ts'
import { claimPaths, type LanguageClaims } from './claim-paths.ts'

/** The entries of one language, with lookups by id, key, collection and address. */
export interface LanguageContent extends LanguageClaims {
  readonly entries: readonly RemoteEntry[]
  readonly byId: ReadonlyMap<string, RemoteEntry>
  /** Entries by the key that they share with their translations. */
  readonly byKey: ReadonlyMap<string, RemoteEntry>
  /** Entries by the handle of their collection, in the order of the collection. */
  readonly collections: ReadonlyMap<string, readonly RemoteEntry[]>
  /** First levels of structured collections, by handle. */
  readonly trees: ReadonlyMap<string, readonly TreeNode<RemoteEntry>[]>
  readonly nodes: ReadonlyMap<RemoteEntry, TreeNode<RemoteEntry>>
  /** Pages that only the system's sitemap names. */
  readonly unlisted: readonly UnlistedPage[]
}

const isName = (value: Value) => typeof value === 'string' && value !== ''

/** Whether an entry has an id, a key and a collection; other entries are left out. */
export const isUsable = (entry: RemoteEntry): boolean =>
  typeof entry === 'object' && entry !== null && [entry.id, entry.key, entry.collection].every(isName)

/** Maximum number of levels of a tree that are read below the first. */
const maxLevels = 32

function buildTrees({ trees }: RemoteLanguage, byId: ReadonlyMap<string, RemoteEntry>) {
  const nodes = new Map<RemoteEntry, TreeNode<RemoteEntry>>()
  const build = (stored: readonly RemoteNode[]) =>
    buildTree<RemoteEntry, RemoteNode>({
      ...{ stored, table: nodes, deepest: maxLevels },
      idOf: ({ id }) => id,
      childrenOf: ({ children }) => children,
      find: (id) => byId.get(id),
    })
  return { trees: new Map([...trees].map(([handle, stored]) => [handle, build(stored)] as const)), nodes }
}

/** Items by a key; of two items with one key the first counts. */
const mapBy = <T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, T> =>
  new Map(items.toReversed().map((item) => [key(item), item]))

/** Indexes one language. Entries without an id, key or collection are left out and reported. */
export function indexLanguage(
  language: RemoteLanguage,
  own: SiteAddresses,
  report: (problem: string) => void,
): LanguageContent {
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
    ...claimPaths(entries, own, report),
    unlisted: language.unlisted,
  }
}

/**
 * The prefix of a language's addresses on the content system: '' or `/en`. Undefined when it does not follow
 * from any entry.
 */
export function prefixOf({ entries }: Pick<LanguageContent, 'entries'>): string | undefined {
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
