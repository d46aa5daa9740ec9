/** Entries of the test site as the REST API delivers them. */
import {
  definitionsOf,
  idOf,
  isDraft,
  isScheduled,
  lastChange,
  orderOf,
  type Placed,
  resolveReferences,
} from './contract-site.ts'
import { augmentFields, bodyOf, shortEntry } from './rest-values.ts'

/** With microseconds. */
const changed = new Date(lastChange * 1000).toISOString().replace('Z', '000Z')

const statusOf = (placed: Placed) =>
  isDraft(placed) ? 'draft' : isScheduled(placed) ? 'scheduled' : 'published'

const redirectOf = ({ item: { redirect } }: Placed) =>
  typeof redirect === 'string'
    ? resolveReferences(redirect, { entry: (key) => `entry::${idOf(key, 'nl')}`, asset: (path) => path })
    : redirect

/** The home entry is above a top-level page (docs/reference/content-system.md#rest-entries). */
function parentOf(placed: Placed, home: Placed | undefined) {
  const parent = placed.parent ?? (placed.uri === '/' ? undefined : home)
  return placed.collection.isTree ? parent : undefined
}

const titleOf = (handle: string) => ({ title: handle, handle })

function addressesOf(placed: Placed, origin: string) {
  const { id, permalink, api_url, url } = shortEntry(placed, origin)
  return {
    id,
    url,
    permalink,
    api_url,
    uri: placed.uri ?? null,
    edit_url: `${origin}/cp/collections/${placed.collection.handle}/entries/${id}`,
  }
}

/**
 * An entry as the REST API delivers it, keys in the order of the alphabet
 * (docs/reference/content-system.md#rest-entries).
 * @param home of the same language
 */
export function restEntry(placed: Placed, home: Placed | undefined, origin: string): Record<string, unknown> {
  const { item, text, locale, collection, fields } = placed
  const parent = parentOf(placed, home)
  const redirect = redirectOf(placed)
  const entry = {
    ...augmentFields(fields, definitionsOf(collection), { origin, locale }),
    ...addressesOf(placed, origin),
    blueprint: { title: 'Pagina', handle: 'page' },
    collection: { title: collection.title, handle: collection.handle },
    content: bodyOf(placed),
    date: item.date ? `${item.date}T00:00:00.000000Z` : null,
    is_entry: true,
    last_modified: changed,
    locale,
    mount: item.mount ? titleOf(item.mount) : null,
    order: collection.isTree ? orderOf(placed) : null,
    origin_id: locale === 'nl' || !item.texts.nl ? null : idOf(item.key, 'nl'),
    parent: parent ? shortEntry(parent, origin) : null,
    private: isScheduled(placed),
    published: !isDraft(placed),
    ...(redirect !== undefined && { redirect }),
    slug: text.file && text.slug === '' ? text.file : text.slug,
    status: statusOf(placed),
    ...(item.template && { template: item.template }),
    title: text.title,
    updated_at: changed,
    updated_by: null,
  }
  return Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
}
