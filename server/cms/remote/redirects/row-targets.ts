/**
 * Replaces the targets of the editors' redirect rules by our paths: a rule that a content system sends over
 * HTTP names its target by an entry's id or by an address of that system.
 */
import type { Value, Values } from '../../../../src/content/types.ts'
import { encodePath } from '../../../http/canonical-path.ts'
import { type RowTargets, resolveRows, resolveRowsIn } from '../../model/redirects/redirect-rows.ts'
import { entryAt } from '../links.ts'
import { withoutSystemNames } from '../values/system-names.ts'
import type { RemoteView } from '../view.ts'

/**
 * Our path of an address of the content system, when its page is in the language of the view. Undefined for
 * other addresses, which the redirect rules resolve themselves.
 */
function addressPath(view: RemoteView, value: Value): string | undefined {
  const { index, locale } = view
  const address = typeof value === 'string' ? index.addresses.read(value.trim()) : undefined
  const entry = address && entryAt(view, address)
  const path = entry?.locale === locale ? index.path(entry) : undefined
  return path === undefined ? undefined : `${encodePath(path)}${address?.suffix}`
}

const targetsIn = (view: RemoteView): RowTargets => ({
  entryPath(id) {
    const entry = view.entry(id)
    return entry && view.linkTo(entry)
  },
  addressPath: (value) => addressPath(view, value),
})

/** Replaces the targets in rows of redirect add-ons by our paths. */
export const rowsWithPaths = (view: RemoteView, rows: readonly Value[]): readonly Value[] =>
  resolveRows(rows, targetsIn(view))

/** Replaces the targets in the values of the global set `redirects` by our paths. */
export const globalRowsWithPaths = (view: RemoteView, values: Values): Values =>
  resolveRowsIn(withoutSystemNames(values), targetsIn(view))
