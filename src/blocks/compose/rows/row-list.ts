/** What the patterns of rows share: the rows, and how their title is shown. */
import { type Draft, titleText } from '../../draft.ts'
import type { Gathered } from '../join/gather.ts'
import type { Part, PartOf } from '../parts/part.ts'
import { below, type ComposeScope } from '../scope.ts'

/** Rows with what they were read from. */
export interface RowList {
  readonly rows: readonly Gathered[]
  /** The parts of each row before they were joined. */
  readonly parts: readonly (readonly Part[])[]
  readonly title: string | undefined
  readonly part: PartOf<'rows'>
  readonly scope: ComposeScope
}

/** Returns the blocks of rows that all fit; undefined for others. */
export type RowPattern = (list: RowList) => readonly Draft[] | undefined

/** What `read` returns for each row; undefined where it returns undefined for any. */
export function each<T>(
  rows: readonly Gathered[],
  read: (row: Gathered) => T | undefined,
): readonly T[] | undefined {
  const found = rows.map(read)
  return found.every((item) => item !== undefined) ? (found as readonly T[]) : undefined
}

/** The scope in which the titles of rows stand: below the title of them all, where they have one. */
export const inRow = (title: string | undefined, scope: ComposeScope): ComposeScope =>
  below(scope, title !== undefined)

/** The title of rows as a member of props. */
export const titled = (title: string | undefined) => (title === undefined ? {} : { title })

/** The title of rows above blocks that have no place for it. */
export const titleAbove = ({ title, scope }: Pick<RowList, 'title' | 'scope'>): readonly Draft[] =>
  title === undefined ? [] : [titleText(title, scope.level)]
