/** What the doctor found out about a project. */
import type { NotForVisitors } from './finding.ts'

/** The values of one set, or of an entry's own fields, in one collection. */
export interface GroupCount {
  /** Type of the set; undefined for fields of the entries themselves. */
  readonly set?: string | undefined
  readonly values: number
  /** Number of values that pages show, by what shows them: `block faq`. */
  readonly shown: Readonly<Record<string, number>>
  /** Number of values that are not for visitors, by reason. */
  readonly hidden: Readonly<Partial<Record<NotForVisitors, number>>>
  readonly lost: number
}

export interface CollectionCount {
  readonly collection: string
  /** Number of entries with a page, in all languages. */
  readonly pages: number
  /** Number of entries without a page that no page shows. */
  readonly unshown: number
  readonly groups: readonly GroupCount[]
}

/** A value that no page shows although it is for visitors. Translations with the same text count once. */
export interface LostValue {
  readonly collection: string
  /** File of the entry, relative to the project; over HTTP the id of the entry. */
  readonly entry: string
  /** Address of the page; undefined for an entry that has none. */
  readonly page?: string | undefined
  readonly field: string
  readonly set?: string | undefined
  readonly text: string
}

/** An entry or list that could not be read. */
export interface Fault {
  readonly where: string
  readonly message: string
}

/** The first line of what an error says. */
export const messageOf = (error: unknown): string =>
  String((error as Error | undefined)?.message ?? error).split('\n')[0] ?? ''

/** A text of a global set that nothing reads: that is no loss, as the set may be meant for something else. */
export interface UnreadGlobal {
  readonly set: string
  readonly field: string
  readonly text: string
}

export interface Totals {
  readonly pages: number
  readonly values: number
  readonly shown: number
  readonly hidden: number
  readonly lost: number
  /** Entries, files and lists that could not be read. */
  readonly unreadable: number
}

export interface DoctorReport {
  readonly source: string
  readonly totals: Totals
  readonly collections: readonly CollectionCount[]
  /** At most `maxListed`. */
  readonly lost: readonly LostValue[]
  readonly faults: readonly Fault[]
  readonly unreadGlobals: readonly UnreadGlobal[]
}

/** Maximum number of lost values, and of faults, that a report lists. Further ones are only counted. */
export const maxListed = 10_000

/** Whether every value that is for visitors stands on a page. */
export const isComplete = ({ totals }: DoctorReport): boolean => totals.lost === 0 && totals.unreadable === 0
