/** What the layout engine needs besides the values. */

import type { FieldSchema } from '../../content/kinds/field-schema.ts'
import type { Value, Values } from '../../content/types.ts'
import { memberOf } from '../../content/values/values.ts'
import type { ReadContext } from '../block-readers.ts'
import { type Draft, type Level, lower } from '../draft.ts'
import type { Gathered } from './join/gather.ts'
import type { PartContent } from './parts/part.ts'

/** Sets with the fields of each type, where a blueprint tells them. */
export interface SetList {
  readonly sets: readonly Value[]
  readonly schemas?: ReadonlyMap<string, readonly FieldSchema[]> | undefined
}

/** What the layout engine needs: the context of readers, and its place on the page. */
export interface ComposeScope extends ReadContext {
  /** The fields of the entry, for conditions. */
  readonly root?: Values
  /** How many more sets the page may have, and whether it was told that there are more. */
  readonly setsLeft: { count: number; isTold: boolean }
  /** Levels of sets, rows and groups around the values. */
  readonly depth: number
  /** Level of the titles of the values. */
  readonly level: Level
  /** Whether the next set is the first thing on a home page. */
  readonly opening?: boolean
  /** A date or time in ISO 8601 as a fact, written in the language of the page. */
  dateFact(iso: string): PartContent | undefined
  /** Writes a number in the language of the page: `2,4`. */
  writeNumber(value: number): string
  /** The type of the set that is composed, which may tell what it is. */
  readonly setType?: string
  /** The type of the set that rows stand in. */
  readonly listType?: string | undefined
  /** Fields without a blueprint that hold texts of people in other rows of the same list. */
  readonly spoken?: ReadonlySet<string>
  /** Reads sets, which may be known blocks. */
  readSets(list: SetList, scope: ComposeScope): readonly Draft[]
  /** Turns the parts of a row or group into blocks. */
  compose(parts: Gathered, scope: ComposeScope): readonly Draft[]
}

/** The type of a set, which may also be only its type. */
export const typeOf = (set: Value | undefined): string | undefined => {
  const type = typeof set === 'string' ? set : memberOf(set, 'type')
  return typeof type === 'string' && type.trim() !== '' ? type.trim() : undefined
}

/** Returns the blocks of a set whose parts fit; undefined for others. */
export type Pattern = (parts: Gathered, scope: ComposeScope) => readonly Draft[] | undefined

/** The scope of the sets, rows and groups inside the values. */
export const inside = (scope: ComposeScope): ComposeScope => ({
  ...scope,
  opening: false,
  setType: '',
  listType: scope.setType,
  depth: scope.depth + 1,
})

/** The scope of what stands below a title, where there is one: its own titles are a level lower. */
export const below = (scope: ComposeScope, hasTitle: boolean): ComposeScope =>
  hasTitle ? { ...scope, level: lower(scope.level) } : scope

/** Maximum levels of sets, rows and groups inside each other; deeper ones are left out. */
const maxDepth = 24

/** Whether values lie too deep to be read, which is reported with the name of their field or set. */
export function isTooDeep({ depth, misfits }: ComposeScope, name: string): boolean {
  if (depth <= maxDepth) return false
  misfits?.([`${name} (deeper than ${maxDepth} levels)`])
  return true
}

/** Maximum sets of a page, at all levels: many times what people write, and less than a second to read. */
export const maxSets = 2_000

/** As many of the sets as the page may still have. What is left out is reported with the name of its type. */
export function firstSets(sets: readonly Value[], { setsLeft, misfits }: ComposeScope): readonly Value[] {
  const first = sets.slice(0, setsLeft.count)
  setsLeft.count -= first.length
  if (first.length < sets.length && !setsLeft.isTold) {
    setsLeft.isTold = true
    misfits?.([`${typeOf(sets[first.length]) ?? 'sets'} (more than ${maxSets} sets on a page)`])
  }
  return first
}

/** Fields with the schema of each, where there is one. */
export interface FieldValues {
  readonly values: Values
  /** All fields, where `values` are some of them: conditions test the others. */
  readonly all?: Values | undefined
  readonly fields?: readonly FieldSchema[] | undefined
}
