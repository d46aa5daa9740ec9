/** Tells the members that a content system adds to an entry or a global set from the fields of editors. */
import type { Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'

/** Names of members in which the content systems describe the entry itself, beside its fields. */
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

/**
 * Whether a name is one of the system's own. Numbers are too: the Fetch add-on sends members such as `0`
 * beside the fields.
 */
const isSystemName = (name: string): boolean => systemNames.has(name) || /^\d+$/.test(name)

/** Removes the values that the content system itself added. */
export const withoutSystemNames = (values: Values): Values =>
  Object.fromEntries(Object.entries(isValues(values) ? values : {}).filter(([name]) => !isSystemName(name)))
