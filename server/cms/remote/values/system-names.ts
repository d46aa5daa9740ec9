import type { Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values.ts'

/** Facts about an entry that are the content system's own, not its editors' (content-contract 2.4, 3.4). */
const systemNames = new Set([
  ...[
    'id',
    'uri',
    'url',
    'url_path',
    'permalink',
    'edit_url',
    'api_url',
    'content_raw',
    'is_entry',
    'is_page',
  ],
  ...['private', 'published', 'status', 'last_modified', 'updated_at', 'updated_by', 'locale', 'origin_id'],
  ...['order', 'order_type', 'datestring', 'datestamp', 'timestamp', 'has_timestamp', 'parent', 'collection'],
  ...['blueprint', 'template', 'layout', 'redirect', 'mount', '__proto__'],
])

/** A list of one key arrives with the key `0` besides (content-contract 2.6). */
const isSystemName = (name: string): boolean => systemNames.has(name) || /^\d+$/.test(name)

/** The values that editors made. */
export const withoutSystemNames = (values: Values): Values =>
  Object.fromEntries(Object.entries(isValues(values) ? values : {}).filter(([name]) => !isSystemName(name)))
