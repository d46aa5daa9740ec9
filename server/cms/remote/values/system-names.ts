import type { Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values.ts'

/** Members with which the content systems describe an entry; editors cannot fill them in. */
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

/** Numbers count too: Fetch sends a list of one key with the key `0` besides. */
const isSystemName = (name: string): boolean => systemNames.has(name) || /^\d+$/.test(name)

/** The values without those that the content system added. */
export const withoutSystemNames = (values: Values): Values =>
  Object.fromEntries(Object.entries(isValues(values) ? values : {}).filter(([name]) => !isSystemName(name)))
