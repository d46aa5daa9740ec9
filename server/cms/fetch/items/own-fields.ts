import type { Values } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values/values.ts'

/** Members that the Fetch add-on adds to every item, some of which visitors may not see. */
const systemKeys: ReadonlySet<string> = new Set(
  (
    'id slug url uri url_path permalink edit_url content_raw published order order_type is_page is_entry collection ' +
    'last_modified mount children template fieldset redirect'
  ).split(' '),
)
/** Members that Fetch adds to items with a date. */
const dateKeys: ReadonlySet<string> = new Set('date datestring datestamp timestamp has_timestamp'.split(' '))

/**
 * Whether a member is a by-product of Fetch. Integer keys come from translated files with a single line.
 * `x_raw` is the stored form of the terms in `x`.
 */
const isArtefact = (item: Values, key: string): boolean =>
  /^\d+$/.test(key) || (key.endsWith('_raw') && Object.hasOwn(item, key.slice(0, -'_raw'.length)))

/**
 * The fields that editors filled in, in their order: an item without the members that Fetch adds. In an item
 * of a collection without dates, `date` is a field of an editor.
 */
export function ownFields(item: Values): Values {
  const isDated = memberOf(item, 'order_type') === 'date'
  const isSystem = (key: string) =>
    systemKeys.has(key) || (isDated && dateKeys.has(key)) || isArtefact(item, key)
  return Object.fromEntries(Object.entries(item).filter(([key]) => !isSystem(key)))
}
