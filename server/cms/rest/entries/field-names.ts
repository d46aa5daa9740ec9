/** Lists names of fields in the REST API: fields that are requested for lists, and fields of the system. */
import { summaryFields } from '../../model/lists/summary-parts.ts'

/** Members of the system that are needed for each entry in a list. */
const systemFields = [
  ...['id', 'title', 'slug', 'locale', 'origin_id', 'uri', 'url', 'permalink', 'status', 'published'],
  ...['private', 'date', 'collection', 'blueprint', 'mount', 'template', 'redirect', 'last_modified'],
  ...['updated_at', 'protect'],
]

/** Fields of editors that lists need: for summaries, for the sitemap, and the words of translations. */
export const listedFields = [
  ...summaryFields,
  'seo',
  'seo_noindex',
  'sitemap',
  'trans',
  'translation',
  'text',
]

/** The parameter `fields` of every list: the system builds and sends only these. */
export const listFieldsParameter = [...systemFields, ...listedFields].join(',')

/** Members that the system adds to the fields of an entry, and that are removed from the fields of a page. */
export const systemMembers = [
  ...['id', 'locale', 'origin_id', 'uri', 'url', 'permalink', 'api_url', 'edit_url', 'status', 'published'],
  ...['private', 'date', 'order', 'is_entry', 'collection', 'blueprint', 'mount', 'parent', 'template'],
  ...['layout', 'redirect', 'protect', 'last_modified', 'updated_at', 'updated_by'],
]
