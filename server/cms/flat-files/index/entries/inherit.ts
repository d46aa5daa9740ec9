/** Links entries to their origins and reads values that they inherit. */
import type { Value, Values } from '../../../../../src/content/types.ts'
import { forEachInSteps, type Steps } from '../../../../scheduling/steps.ts'
import { omit } from '../../../model/values.ts'
import { allValues, hasValue, valueAt } from '../../parse-cache/stored-value.ts'
import { byPosition, type Entry } from './entry-file.ts'

/** Whether `linkOrigins` has set the origin and the key of an entry. */
const isLinked = ({ key }: Entry): boolean => key !== ''

/**
 * The entry and its origins that are not linked yet. In a circle the list ends with the entry whose origin is
 * in the list already, and the circle is reported.
 */
function chainOf(
  start: Entry,
  entries: ReadonlyMap<string, Entry>,
  report: (problem: string) => void,
): readonly Entry[] {
  const chain: Entry[] = []
  const seen = new Set<string>()
  for (let at: Entry | undefined = start; at && !isLinked(at); ) {
    if (seen.has(at.id)) {
      report(`Entries inherit from each other in a circle: ${chain.map(({ path }) => path).join(', ')}`)
      break
    }
    seen.add(at.id)
    chain.push(at)
    at = at.originId === undefined ? undefined : entries.get(at.originId)
  }
  return chain
}

/**
 * Links every entry to its origin, the entry that it inherits values from. An origin that does not exist or
 * is in another collection counts as none. A circle is cut: the entry that would close it has no origin.
 */
export function* linkOrigins(
  entries: ReadonlyMap<string, Entry>,
  report: (problem: string) => void,
): Steps<void> {
  const originOf = ({ originId }: Entry) => (originId === undefined ? undefined : entries.get(originId))
  const link = (entry: Entry, named = originOf(entry)) => {
    const origin = named && isLinked(named) && named.collection === entry.collection ? named : undefined
    Object.assign(entry, { origin, key: origin?.key ?? entry.id })
  }
  yield* forEachInSteps(entries.values(), (start) => {
    if (isLinked(start)) return
    // Most entries have no origin, or one without an origin: these need no chain.
    const origin = originOf(start)
    if (origin && !isLinked(origin) && origin.originId === undefined) link(origin)
    if (!origin || isLinked(origin)) link(start, origin)
    else for (const entry of chainOf(start, entries, report).toReversed()) link(entry)
  })
}

/** Yields the entry, its origin, the origin of that one, and so on. */
export function* lineage(entry: Entry): Generator<Entry> {
  for (let at: Entry | undefined = entry; at; at = at.origin) yield at
}

/** The end of the chain of origins, which all translations of an entry share. */
function rootOf(entry: Entry): Entry {
  let at = entry
  while (at.origin) at = at.origin
  return at
}

/** Names of keys that describe the file alone: they are no values of an entry, and are not inherited. */
const ofFile = ['id', 'origin', 'published']

const isOwn = ({ data }: Entry, key: string): boolean => !ofFile.includes(key) && hasValue(data, key)

/**
 * Reads one value of an entry: its own, even when that is null, else the value of its origin, else the value
 * that the collection injects.
 */
export function readValue(entry: Entry, key: string): Value {
  for (let at: Entry | undefined = entry; at; at = at.origin) if (isOwn(at, key)) return valueAt(at.data, key)
  return entry.collection.inject[key]
}

/**
 * Reads the first value that is not null, of the entry or its origins. For `template` and `blueprint`, which
 * the collection does not inject.
 */
export function choiceOf(entry: Entry, key: string): Value {
  for (let at: Entry | undefined = entry; at; at = at.origin) {
    const value = valueAt(at.data, key)
    if (value !== null && value !== undefined) return value
  }
  return undefined
}

/**
 * Reads all values of an entry, inherited ones included. Values are inherited whole; their members are not
 * merged.
 */
export function valuesOf(entry: Entry): Values {
  const ownValues = [...lineage(entry)].toReversed().map(({ data }) => omit(allValues(data), ...ofFile))
  return Object.assign({}, entry.collection.inject, ...ownValues)
}

/**
 * Creates the lookup of the translation of an entry in a site, which may be the entry itself. Of several
 * translations in one site the first counts, unless one is the origin of all.
 */
export function* groupTranslations(
  entries: ReadonlyMap<string, Entry>,
): Steps<(entry: Entry, site: string) => Entry | undefined> {
  /** Translations by the position of the entry at the end of their chain of origins. */
  const groups = byPosition<Entry[]>(entries)
  yield* forEachInSteps(entries.values(), (entry) => {
    const { position } = rootOf(entry)
    const group = groups[position] ?? []
    groups[position] = group
    const same = group.findIndex(({ site }) => site === entry.site)
    if (same < 0) group.push(entry)
    else if (entry.id === entry.key) group[same] = entry
  })
  return (entry, site) =>
    entry.site.handle === site
      ? entry
      : groups[rootOf(entry).position]?.find((other) => other.site.handle === site)
}
