import { summaryFields } from '../../model/lists/summary-parts.ts'

/** The system's own members of an entry that the index needs. */
const systemFields = [
  ...[
    'id',
    'title',
    'slug',
    'locale',
    'origin_id',
    'uri',
    'url',
    'permalink',
    'status',
    'published',
    'private',
    'date',
  ],
  ...['collection', 'blueprint', 'mount', 'template', 'redirect', 'last_modified', 'updated_at'],
]

/** What lists show of an entry, what keeps it out of the sitemap, and the words of translations. */
export const listedFields = [
  ...summaryFields,
  'seo',
  'seo_noindex',
  'sitemap',
  'trans',
  'translation',
  'text',
]

/** `fields=` of every list: what is not asked for does not have to be built, sent and checked. */
export const listFieldsParameter = [...systemFields, ...listedFields].join(',')

/** Members that the system adds to the fields of an entry (content-contract 3.4). */
export const systemMembers = [
  ...['id', 'locale', 'origin_id', 'uri', 'url', 'permalink', 'api_url', 'edit_url', 'status', 'published'],
  ...['private', 'date', 'order', 'is_entry', 'collection', 'blueprint', 'mount', 'parent', 'template'],
  ...['layout', 'redirect', 'last_modified', 'updated_at', 'updated_by'],
]
