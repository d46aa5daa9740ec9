/** Counts findings while a project is walked through, in memory that does not grow with the project. */
import { getOrAdd } from '../cms/model/values.ts'
import type { Finding, NotForVisitors } from './finding.ts'
import {
  type CollectionCount,
  type Fault,
  type GroupCount,
  type LostValue,
  maxListed,
  type Totals,
} from './report.ts'

/** The entry that findings are of. */
export interface CountedEntry extends Pick<LostValue, 'collection' | 'entry' | 'page'> {
  /** The same for all translations. */
  readonly key: string
}

export interface Tally {
  /** @param shownBy what shows a value; asked only for values that a page shows */
  add(entry: CountedEntry, finding: Finding, shownBy: (finding: Finding) => string): void
  countPage(collection: string): void
  countUnshown(collection: string): void
  fail(fault: Fault): void
  totals(): Totals
  collections(): readonly CollectionCount[]
  lost(): readonly LostValue[]
  faults(): readonly Fault[]
}

interface Group {
  values: number
  lost: number
  readonly shown: Map<string, number>
  readonly hidden: Map<NotForVisitors, number>
}

interface Collection {
  pages: number
  unshown: number
  readonly groups: Map<string | undefined, Group>
}

const increase = <K>(counts: Map<K, number>, key: K): void => void counts.set(key, (counts.get(key) ?? 0) + 1)

/** Characters of a lost text that are listed. */
const maxText = 160
const excerptOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > maxText ? `${line.slice(0, maxText)}…` : line
}

export function createTally(): Tally {
  const collections = new Map<string, Collection>()
  const lost = new Map<string, LostValue>()
  const faults: Fault[] = []
  const counts = { lost: 0, faults: 0 }
  const collectionOf = (handle: string) =>
    getOrAdd(collections, handle, () => ({ pages: 0, unshown: 0, groups: new Map() }))
  const groupOf = (handle: string, set: string | undefined) =>
    getOrAdd(collectionOf(handle).groups, set, () => ({
      ...{ values: 0, lost: 0 },
      ...{ shown: new Map(), hidden: new Map() },
    }))
  const lose = ({ key, ...entry }: CountedEntry, { path, set, text }: Finding) => {
    const known = JSON.stringify([key, path, text])
    counts.lost += 1
    if (lost.has(known) || lost.size >= maxListed) return
    lost.set(known, { ...entry, field: path, set: set?.type, text: excerptOf(text) })
  }
  return {
    add(entry, finding, shownBy) {
      const group = groupOf(entry.collection, finding.set?.type)
      group.values += 1
      if (finding.hidden) return increase(group.hidden, finding.hidden)
      if (finding.place !== undefined) return increase(group.shown, shownBy(finding))
      group.lost += 1
      lose(entry, finding)
    },
    countPage(collection) {
      collectionOf(collection).pages += 1
    },
    countUnshown(collection) {
      collectionOf(collection).unshown += 1
    },
    fail(fault) {
      counts.faults += 1
      if (faults.length < maxListed) faults.push(fault)
    },
    totals: () => ({ ...sumOf([...collections.values()]), unreadable: counts.faults }),
    collections: () => [...collections].map(toCount).toSorted(byHandle),
    lost: () => [...lost.values()],
    faults: () => faults,
  }
}

const byHandle = (a: CollectionCount, b: CollectionCount) => (a.collection < b.collection ? -1 : 1)

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, each) => all + each, 0)

function sumOf(collections: readonly Collection[]): Omit<Totals, 'unreadable'> {
  const groups = collections.flatMap((collection) => [...collection.groups.values()])
  return {
    pages: sum(collections.map(({ pages }) => pages)),
    values: sum(groups.map(({ values }) => values)),
    shown: sum(groups.flatMap(({ shown }) => [...shown.values()])),
    hidden: sum(groups.flatMap(({ hidden }) => [...hidden.values()])),
    lost: sum(groups.map(({ lost }) => lost)),
  }
}

const byNumber = <K extends string>(counts: ReadonlyMap<K, number>): Record<K, number> =>
  Object.fromEntries([...counts].toSorted(([, a], [, b]) => b - a)) as Record<K, number>

const toCount = ([collection, { pages, unshown, groups }]: [string, Collection]): CollectionCount => ({
  ...{ collection, pages, unshown },
  groups: [...groups]
    .map(
      ([set, { values, lost, shown, hidden }]): GroupCount => ({
        ...{ set, values, lost },
        shown: byNumber(shown),
        hidden: byNumber(hidden),
      }),
    )
    .toSorted((a, b) => ((a.set ?? '') < (b.set ?? '') ? -1 : 1)),
})
