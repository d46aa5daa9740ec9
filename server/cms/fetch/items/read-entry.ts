/** Reads an item of the Fetch add-on as an entry in the form that all content systems share. */
import type { Values } from '../../../../src/content/types.ts'
import { defined, isValues, memberOf } from '../../../../src/content/values/values.ts'
import type { Locale } from '../../../../src/i18n/languages.ts'
import type { Calendar } from '../../model/dates.ts'
import { asText } from '../../model/values.ts'
import { isOpenToAll } from '../../model/visibility.ts'
import type { RemoteEntry } from '../../remote/adapter.ts'
import { isHandle } from '../../remote/handles.ts'
import { isoDateOf, updatedAtOf } from './dates.ts'
import { itemsOf, uriOf } from './items.ts'
import { ownFields } from './own-fields.ts'

/** Our handle for pages, which Statamic 2 keeps outside its collections. */
export const pagesHandle = 'pages'

/** Facts about an item that Fetch does not send with it. */
export interface FetchEntryContext {
  readonly locale: Locale
  readonly collection: string
  /** The item's address in the default language. */
  readonly baseUri: string | undefined
  /** The language of the item's texts, where it has no translation. */
  readonly fallback?: Locale | undefined
  /** Reads dates in the content system's time zone. */
  readonly calendar: Calendar
}

/**
 * The handle of the collection that is mounted on a page; undefined for none. Fetch sends the handle, or with
 * the setting `deep` all entries of the collection.
 */
export function mountOf(item: Values): string | undefined {
  const mount = memberOf(item, 'mount')
  const [first] = isValues(mount) ? itemsOf(memberOf(mount, 'data')) : []
  const handle = first ? memberOf(first, 'collection') : mount
  return isHandle(handle) ? handle : undefined
}

/** The path of an item on the content system, without host and slash at its end: `/en/` → `/en`. */
function urlOf(item: Values): string | undefined {
  const url = memberOf(item, 'url')
  if (typeof url !== 'string' || uriOf(item) === undefined) return undefined
  const path = url.replace(/^(?:https?:)?\/\/[^/]*/i, '').replace(/(.)\/+$/, '$1')
  return path.startsWith('/') ? path : undefined
}

const textIn = (item: Values, name: string): string | undefined => asText(memberOf(item, name))

/** The entry that an item of a list describes; undefined when it has no id. */
export function readEntry(item: Values, context: FetchEntryContext): RemoteEntry | undefined {
  const id = textIn(item, 'id')
  if (id === undefined) return undefined
  const slug = textIn(item, 'slug') ?? ''
  return defined({
    id,
    key: id,
    locale: context.locale,
    collection: context.collection,
    blueprint: textIn(item, 'fieldset') ?? context.collection,
    template: textIn(item, 'template') ?? 'default',
    title: textIn(item, 'title') ?? (slug || id),
    slug,
    uri: uriOf(item),
    url: urlOf(item),
    lookup: context.baseUri,
    published: isOpenToAll(item),
    date: isoDateOf(item, context.calendar),
    updatedAt: updatedAtOf(item),
    redirect: memberOf(item, 'redirect'),
    mount: mountOf(item),
    fallback: context.fallback,
    values: ownFields(item),
  }) as RemoteEntry
}
