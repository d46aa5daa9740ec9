/**
 * Resolves the targets in the rows of redirect lists, the rules that editors keep in a global set or an
 * add-on: a target that names an entry becomes our path.
 */
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import { asList, asText, omit } from '../values.ts'

/** The source's lookups of the targets of redirect rows. */
export interface RowTargets {
  /** Our path of the entry with an id. */
  entryPath(id: string): string | undefined
  /** Our path of an address of the content system; undefined for any other value. */
  addressPath?(value: Value): string | undefined
}

/** Fields of a row that may name its target. */
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

/** Our path of the entry in a target: an id, an object with an id, or the first of a list of these. */
function entryPath({ entryPath }: RowTargets, value: Value): string | undefined {
  const first = Array.isArray(value) ? asList(value)[0] : value
  const id = asText(isValues(first) ? first.id : first)?.replace(/^(?:statamic:\/\/)?entry::/, '')
  return id === undefined ? undefined : entryPath(id)
}

/**
 * Sets `destination` of a row that leads to an entry to the path of the entry, because only the source can
 * look up ids.
 */
function withDestination(row: Values, targets: RowTargets): Values {
  const path = entryPath(targets, row.destination_entry)
  const wantsEntry = row.destination_type === 'entry' || asText(row.destination) === undefined
  return wantsEntry && path !== undefined ? { ...row, destination: path } : row
}

/** Members that no rule needs: one that objects have, and addresses of the control panel. */
const notNeeded = ['__proto__', 'edit_url', 'api_url']

/** Resolves all targets in a row, and removes addresses of the control panel. */
export function resolveRow(row: Values, targets: RowTargets): Values {
  const paths: Record<string, string> = {}
  for (const name of targetFields) {
    if (!Object.hasOwn(row, name)) continue
    const path = entryPath(targets, row[name]) ?? targets.addressPath?.(row[name])
    if (path !== undefined) paths[name] = path
  }
  return { ...withDestination(omit(row, ...notNeeded), targets), ...paths }
}

/** Replaces the entries that rows lead to by their paths. The fields for the old address stay as they are. */
export const resolveRows = (rows: readonly Value[], targets: RowTargets): readonly Value[] =>
  rows.map((row) => (isValues(row) ? resolveRow(row, targets) : row))

/**
 * Replaces the entries in the values of the global set `redirects` by their paths. Each value is a list of
 * rows or a single row.
 */
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
