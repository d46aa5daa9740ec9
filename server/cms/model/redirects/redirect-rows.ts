/** Resolves the targets in rows of redirect lists. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values.ts'
import { asList, asText, omit } from '../values.ts'

/** How a source finds what a redirect row leads to. */
export interface RowTargets {
  /** Our path of the entry with an id. */
  entryPath(id: string): string | undefined
  /** Our path of a text that is an address of the content system. */
  addressPath?(value: Value): string | undefined
}

/** Fields that may name a target. */
const targetFields = [
  'to',
  'new',
  'target',
  'destination',
  'internal_url',
  'external_url',
  'entry',
  'destination_entry',
]

/** The entry that a target names by its id, whole, or as the first of several. */
function entryPath({ entryPath }: RowTargets, value: Value): string | undefined {
  const first = Array.isArray(value) ? asList(value)[0] : value
  const id = asText(isValues(first) ? first.id : first)?.replace(/^(?:statamic:\/\/)?entry::/, '')
  return id === undefined ? undefined : entryPath(id)
}

/** A row that leads to an entry gets the path of it as `destination`: only the source knows ids. */
function withDestination(row: Values, targets: RowTargets): Values {
  const path = entryPath(targets, row.destination_entry)
  const wantsEntry = row.destination_type === 'entry' || asText(row.destination) === undefined
  return wantsEntry && path !== undefined ? { ...row, destination: path } : row
}

function resolveRow(row: Values, targets: RowTargets): Values {
  const paths = targetFields.flatMap((name) => {
    const value = Object.hasOwn(row, name) ? row[name] : undefined
    const path = entryPath(targets, value) ?? targets.addressPath?.(value)
    return path === undefined ? [] : [[name, path] as const]
  })
  return {
    ...withDestination(omit(row, '__proto__', 'edit_url', 'api_url'), targets),
    ...Object.fromEntries(paths),
  }
}

/** Rows of redirect lists with a path for every entry that they lead to. Sources stay as they are written. */
export const resolveRows = (rows: readonly Value[], targets: RowTargets): readonly Value[] =>
  rows.map((row) => (isValues(row) ? resolveRow(row, targets) : row))

/** The same for the values of the global set `redirects`: lists of rows, or single ones, by name. */
export const resolveRowsIn = (values: Values, targets: RowTargets): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? resolveRows(asList(value), targets)
        : isValues(value)
          ? resolveRow(value, targets)
          : value,
    ]),
  )
