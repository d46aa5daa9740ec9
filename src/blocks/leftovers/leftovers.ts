/** Finds what a block does not show of the set that it was read from: fields whose names no reader knows. */
import { type FieldSchema, schemaOf, withSchema } from '../../content/kinds/field-schema.ts'
import type { Value, Values } from '../../content/types.ts'
import { isValues, memberOf } from '../../content/values/values.ts'
import { isPart, type Part, type PartKind, type PartOf } from '../compose/parts/part.ts'
import { readParts } from '../compose/parts/read-parts.ts'
import { systemMembers } from '../compose/parts/shapes.ts'
import type { ComposeScope } from '../compose/scope.ts'
import { type ShownTexts, shownTexts, textsIn } from './shown-texts.ts'

/** What is needed to find what a block does not show. */
interface Search {
  readonly shown: ShownTexts
  readonly scope: ComposeScope
}

/**
 * Returns what of a part is not shown: the part itself where nothing of it is, undefined where all of it is.
 * @param raw the value that the part was read from
 */
type Missing<K extends PartKind> = (part: PartOf<K>, raw: Value, search: Search) => Part | undefined

/** What of some items is not shown: the same list for all, undefined for none. */
function missingItems<T>(items: readonly T[], isShown: (item: T) => boolean): readonly T[] | undefined {
  const missing = items.filter((item) => !isShown(item))
  if (missing.length === items.length) return items
  return missing.length === 0 ? undefined : missing
}

/** What is left of rows or sets: the same list where all of each is missing, undefined for nothing. */
function missingRows<T extends Value>(
  rows: readonly T[],
  fieldsOf: (row: Values) => readonly FieldSchema[] | undefined,
  search: Search,
): readonly T[] | undefined {
  const left = rows.map((row) => (isValues(row) ? missingValues(row, fieldsOf(row), search) : row))
  if (left.every((row, index) => row === rows[index])) return rows
  const some = left.filter((row) => row !== undefined)
  return some.length === 0 ? undefined : (some as readonly T[])
}

/** The fields of a row, set or group that are not shown: the same object for all, undefined for none. */
function missingValues(
  values: Values,
  fields: readonly FieldSchema[] | undefined,
  search: Search,
): Values | undefined {
  const scope = { ...search.scope, depth: search.scope.depth + 1 }
  const parts = readParts({ values, fields }, scope)
  const left = parts.map((part) => missingOf(part, memberOf(values, part.handle), search))
  if (left.every((part, index) => part === parts[index])) return parts.length === 0 ? undefined : values
  const names = new Set(left.filter((part) => part !== undefined).map(({ handle }) => handle))
  return names.size === 0 ? undefined : picked(values, names, fields)
}

/** Some fields of a row or set, with what describes it. */
function picked(values: Values, names: ReadonlySet<string>, fields?: readonly FieldSchema[]): Values {
  const kept = Object.entries(values).filter(([name]) => names.has(name) || systemMembers.has(name))
  const schema = fields ?? schemaOf(values)
  return schema ? withSchema(Object.fromEntries(kept), schema) : Object.fromEntries(kept)
}

/** A part with some of its items: itself for all, undefined for none. */
const withItems = <P extends Part, T>(
  part: P,
  items: readonly T[],
  left: readonly T[] | undefined,
  name: string,
): P | undefined => (left === items ? part : left && { ...part, [name]: left })

/** Whether a block shows a value that it may write in its own way: a date, a number, a term. */
const isWritten = (raw: Value, { has }: ShownTexts): boolean => {
  const texts = [...textsIn(raw)]
  return texts.length > 0 && texts.every((text) => has(text) || has(text.replace(' ', 'T')))
}

const missingText: Missing<Extract<Part, { readonly text: string }>['kind']> = (part, _, { shown }) =>
  shown.has(part.text) ? undefined : part

const missingFact: Missing<'unit' | 'number' | 'fact'> = (part, raw, { shown }) =>
  shown.has(part.text) || isWritten(raw, shown) ? undefined : part

/** How what is missing is found in each kind of part. */
const finders: { readonly [K in PartKind]: Missing<K> } = {
  heading: missingText,
  label: missingText,
  text: missingText,
  short: missingText,
  question: missingText,
  quote: missingText,
  author: missingText,
  personRole: missingText,
  caption: missingText,
  credit: missingText,
  alt: missingText,
  linkLabel: missingText,
  unit: missingFact,
  number: missingFact,
  fact: missingFact,
  html: (part, _, { shown }) => (shown.has(part.html.html) ? undefined : part),
  link: (part, _, { shown }) => (shown.has(part.href) ? undefined : part),
  video: (part, _, { shown }) => (shown.has(part.url) ? undefined : part),
  code: (part, _, { shown }) => (shown.has(part.code) ? undefined : part),
  form: (part, _, { shown }) => (shown.has(part.form) ? undefined : part),
  table: (part, _, { shown }) =>
    part.rows.flat().every((cell) => cell === '' || shown.has(typeof cell === 'string' ? cell : cell.html))
      ? undefined
      : part,
  links(part, _, { shown }) {
    const left = missingItems(
      part.links,
      ({ href, label }) => shown.has(href) && (!label || shown.has(label)),
    )
    return withItems(part, part.links, left, 'links')
  },
  pictures(part, _, { shown }) {
    const left = missingItems(part.pictures, ({ src }) => shown.has(src))
    return withItems(part, part.pictures, left, 'pictures')
  },
  files(part, _, { shown }) {
    const left = missingItems(part.files, ({ url }) => shown.has(url))
    return withItems(part, part.files, left, 'files')
  },
  list: (part, _, { shown }) => withItems(part, part.items, missingItems(part.items, shown.has), 'items'),
  entries(part, _, { shown }) {
    const left = missingItems(part.entries, ({ path }) => shown.has(path))
    return withItems(part, part.entries, left, 'entries')
  },
  rows(part, _, search) {
    const left = missingRows(part.rows, () => part.fields, search)
    return withItems(part, part.rows, left, 'rows')
  },
  sets(part, _, search) {
    const left = missingRows(part.sets, (set) => part.schemas?.get(String(set.type)), search)
    return withItems(part, part.sets, left, 'sets')
  },
  group(part, _, search) {
    const left = missingValues(part.values, part.fields, search)
    return left === part.values ? part : left && { ...part, values: left }
  },
}

const missingOf: Missing<PartKind> = (part, raw, search) =>
  (finders[part.kind] as Missing<PartKind>)(part, raw, search)

/** What a block does not show of the set that it was read from. */
export interface Leftovers {
  readonly parts: readonly Part[]
  /** Whether rows, sets or groups are among them of which the block shows some fields, and others not. */
  readonly isTorn: boolean
}

const isNested = isPart('rows', 'group', 'sets')

/**
 * Finds the parts of a set that its block does not show.
 * @param parts the parts of the set
 * @param values the fields of the set
 */
export function leftoversOf(
  parts: readonly Part[],
  values: Values,
  props: object,
  scope: ComposeScope,
): Leftovers {
  const search = { shown: shownTexts(props), scope }
  const left = parts.map((part) => missingOf(part, memberOf(values, part.handle), search))
  const isTorn = left.some((part, index) => part && isNested(part) && part !== parts[index])
  return { parts: left.filter((part) => part !== undefined), isTorn }
}
