import type { Values } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values.ts'

/** What Fetch adds to every item (content-contract 2.4), and what no browser may see (2.9 rule 6). */
const systemKeys: ReadonlySet<string> = new Set(
  (
    'id slug url uri url_path permalink edit_url content_raw published order order_type is_page is_entry collection ' +
    'last_modified mount children template fieldset redirect'
  ).split(' '),
)
const dateKeys: ReadonlySet<string> = new Set('date datestring datestamp timestamp has_timestamp'.split(' '))

/**
 * An integer key holds an artefact of localised files with one line (content-contract 2.6); `x_raw` is the
 * stored form of terms `x`.
 */
const isArtefact = (item: Values, key: string): boolean =>
  /^\d+$/.test(key) || (key.endsWith('_raw') && Object.hasOwn(item, key.slice(0, -'_raw'.length)))

/**
 * The fields of an item without what Fetch itself adds, in their order. A page may have a field `date` of its
 * own.
 */
export function ownFields(item: Values): Values {
  const isDated = memberOf(item, 'order_type') === 'date'
  const isSystem = (key: string) =>
    systemKeys.has(key) || (isDated && dateKeys.has(key)) || isArtefact(item, key)
  return Object.fromEntries(Object.entries(item).filter(([key]) => !isSystem(key)))
}
