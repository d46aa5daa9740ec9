/** What the patterns of rows share: the rows, and how their title is shown. */
import type { Draft } from '../../draft.ts'
import { richText } from '../../draft.ts'
import type { Gathered } from '../join/gather.ts'
import * as markup from '../markup.ts'
import type { PartOf } from '../parts/part.ts'
import { type ComposeScope, inside } from '../scope.ts'

/** Rows with what they were read from. */
export interface RowList {
  readonly rows: readonly Gathered[]
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
export const inRow = (title: string | undefined, scope: ComposeScope): ComposeScope => ({
  ...scope,
  level: inside(scope, title !== undefined).level,
})

/** The title of rows as a member of props. */
export const titled = (title: string | undefined) => (title === undefined ? {} : { title })

/** A block with a title of the level of its place. */
export const withLevel = (draft: Draft, { level }: ComposeScope): Draft =>
  level === 2 ? draft : { ...draft, headingLevel: level }

/** Text above blocks that have no title. */
export const titleAbove = ({ title, scope }: RowList): readonly Draft[] =>
  title === undefined ? [] : [richText({ html: markup.heading(title, scope.level) })]
