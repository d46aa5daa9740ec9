import type { Value, Values } from '../../../src/content/types.ts'
import { getOrAdd } from '../values.ts'
import type { EntryFile } from './entry-file.ts'
import { allValues, valueAt } from './stored-value.ts'

export interface Entry extends EntryFile {
  /** The entry it inherits from. */
  readonly origin?: Entry
  /** Id of the last entry in the chain of origins: the same for all translations. */
  readonly key: string
}

/** From the entry up to the first one that is linked, has no known origin, or closes a circle. */
function chainOf(
  start: EntryFile,
  files: ReadonlyMap<string, EntryFile>,
  linked: ReadonlyMap<string, Entry>,
  report: (problem: string) => void,
): readonly EntryFile[] {
  const chain: EntryFile[] = []
  const seen = new Set<string>()
  for (let file: EntryFile | undefined = start; file && !linked.has(file.id); ) {
    if (seen.has(file.id)) {
      report(`Entries inherit from each other in a circle: ${chain.map(({ path }) => path).join(', ')}`)
      break
    }
    seen.add(file.id)
    chain.push(file)
    file = file.originId === undefined ? undefined : files.get(file.originId)
  }
  return chain
}

/**
 * Links every entry to its origin. An unknown origin is none, and a circle is cut at the entry that would close it
 * (content-contract 4.5).
 */
export function linkOrigins(
  files: ReadonlyMap<string, EntryFile>,
  report: (problem: string) => void,
): ReadonlyMap<string, Entry> {
  const linked = new Map<string, Entry>()
  const link = (file: EntryFile) => {
    const known = file.originId === undefined ? undefined : linked.get(file.originId)
    const origin = known?.collection === file.collection ? known : undefined
    linked.set(file.id, origin ? { ...file, origin, key: origin.key } : { ...file, key: file.id })
  }
  for (const start of files.values()) {
    if (linked.has(start.id)) continue
    if (start.originId === undefined || linked.has(start.originId)) link(start)
    else chainOf(start, files, linked, report).toReversed().forEach(link)
  }
  const inOrder = new Map<string, Entry>()
  for (const id of files.keys()) inOrder.set(id, linked.get(id) as Entry)
  return inOrder
}

/** From the entry up to its first origin. */
export function* lineage(entry: Entry): Generator<Entry> {
  for (let at: Entry | undefined = entry; at; at = at.origin) yield at
}

/** One value: its own, even when that is null, else its origin's, else what the collection injects. */
export function readValue(entry: Entry, key: string): Value {
  for (const each of lineage(entry)) if (Object.hasOwn(each.data, key)) return valueAt(each.data, key)
  return entry.collection.inject[key]
}

/** The first value that is not null, without the collection's: for `template` and `blueprint`. */
export function choiceOf(entry: Entry, key: string): Value {
  for (const each of lineage(entry))
    if (each.data[key] !== null && each.data[key] !== undefined) return valueAt(each.data, key)
  return undefined
}

/** All values, inherited ones included. Whole values replace each other; nothing inside them is merged. */
export const valuesOf = (entry: Entry): Values =>
  allValues(
    Object.assign({}, entry.collection.inject, ...[...lineage(entry)].toReversed().map(({ data }) => data)),
  )

/** Translations of each page: key → site handle → entry. The first file of a site wins. */
export function groupTranslations(entries: Iterable<Entry>): ReadonlyMap<string, ReadonlyMap<string, Entry>> {
  const groups = new Map<string, Map<string, Entry>>()
  for (const entry of entries) {
    const group = getOrAdd(groups, entry.key, () => new Map<string, Entry>())
    if (!group.has(entry.site.handle) || entry.id === entry.key) group.set(entry.site.handle, entry)
  }
  return groups
}
