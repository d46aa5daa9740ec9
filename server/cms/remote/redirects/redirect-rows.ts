import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values.ts'
import { encodePath } from '../../../http/canonical-path.ts'
import { asList, asText, omit } from '../../model/values.ts'
import { entryAt } from '../links.ts'
import { withoutSystemNames } from '../values/values.ts'
import type { RemoteView } from '../view.ts'

const targets = [
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
function entryPath(view: RemoteView, value: Value): string | undefined {
  const first = Array.isArray(value) ? asList(value)[0] : value
  const id = asText(isValues(first) ? first.id : first)?.replace(/^(?:statamic:\/\/)?entry::/, '')
  const entry = id === undefined ? undefined : view.index.entry(id, view.locale)
  return entry && view.linkTo(entry)
}

/**
 * An address of the content system in this very language. Others are left to the rules, which know the
 * languages of our site.
 */
function ownAddress(view: RemoteView, value: Value): string | undefined {
  const { index, locale } = view
  const address = typeof value === 'string' ? index.addresses.read(value.trim()) : undefined
  const entry = address && entryAt(view, address)
  const path = entry?.locale === locale ? index.path(entry) : undefined
  return path === undefined ? undefined : `${encodePath(path)}${address?.suffix}`
}

function withPaths(view: RemoteView, row: Values): Values {
  const paths = targets.flatMap((name) => {
    const value = Object.hasOwn(row, name) ? row[name] : undefined
    const path = entryPath(view, value) ?? ownAddress(view, value)
    return path === undefined ? [] : [[name, path] as const]
  })
  return {
    ...withDestination(view, omit(row, '__proto__', 'edit_url', 'api_url')),
    ...Object.fromEntries(paths),
  }
}

/** A row that names an entry gets its address as `destination`: only this side knows ids. */
function withDestination(view: RemoteView, row: Values): Values {
  const path = entryPath(view, row.destination_entry)
  const wantsEntry = row.destination_type === 'entry' || asText(row.destination) === undefined
  return wantsEntry && path !== undefined ? { ...row, destination: path } : row
}

/**
 * Rows of redirect lists, with an address for every id that they lead to (content-contract 5.1). Sources stay
 * as they are written.
 */
export const resolveRows = (view: RemoteView, rows: readonly Value[]): readonly Value[] =>
  rows.map((row) => (isValues(row) ? withPaths(view, row) : row))

/** The same for the values of the global set `redirects`. */
export const resolveRowsIn = (view: RemoteView, values: Values): Values =>
  Object.fromEntries(
    Object.entries(withoutSystemNames(values)).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? resolveRows(view, asList(value))
        : isValues(value)
          ? withPaths(view, value)
          : value,
    ]),
  )
