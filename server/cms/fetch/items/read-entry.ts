import type { Values } from '../../../../src/content/types.ts'
import { defined, isValues, memberOf } from '../../../../src/content/values.ts'
import type { Locale } from '../../../../src/i18n/locales.ts'
import type { Calendar } from '../../model/dates.ts'
import { asText } from '../../model/values.ts'
import type { RemoteEntry } from '../../remote/adapter.ts'
import { isHandle } from '../../remote/handles.ts'
import { isoDateOf, updatedAtOf } from './dates.ts'
import { isDraft, itemsOf, uriOf } from './items.ts'
import { ownFields } from './own-fields.ts'

/** Handle that pages go by: Statamic 2 keeps them outside its collections. */
export const pagesHandle = 'pages'

export interface FetchEntryContext {
  readonly locale: Locale
  readonly collection: string
  /** Address in the default language. */
  readonly baseUri: string | undefined
  readonly fallback?: Locale | undefined
  readonly calendar: Calendar
}

/**
 * The collection whose entries a page shows: with `deep` its whole envelope, without it its handle
 * (content-contract 2.4).
 */
export function mountOf(item: Values): string | undefined {
  const mount = memberOf(item, 'mount')
  const [first] = isValues(mount) ? itemsOf(memberOf(mount, 'data')) : []
  const handle = first ? memberOf(first, 'collection') : mount
  return isHandle(handle) ? handle : undefined
}

/** The path as visitors of the content system see it: `/en/` → `/en`. */
function urlOf(item: Values): string | undefined {
  const url = memberOf(item, 'url')
  if (typeof url !== 'string' || uriOf(item) === undefined) return undefined
  const path = url.replace(/^(?:https?:)?\/\/[^/]*/i, '').replace(/(.)\/+$/, '$1')
  return path.startsWith('/') ? path : undefined
}

const textOr = (item: Values, name: string): string | undefined => asText(memberOf(item, name))

/** One item of a list; undefined when it has no id. */
export function readEntry(item: Values, place: FetchEntryContext): RemoteEntry | undefined {
  const id = textOr(item, 'id')
  if (id === undefined) return undefined
  const slug = textOr(item, 'slug') ?? ''
  return defined({
    id,
    key: id,
    locale: place.locale,
    collection: place.collection,
    blueprint: textOr(item, 'fieldset') ?? place.collection,
    template: textOr(item, 'template') ?? 'default',
    title: textOr(item, 'title') ?? (slug || id),
    slug,
    uri: uriOf(item),
    url: urlOf(item),
    lookup: place.baseUri,
    published: !isDraft(item),
    date: isoDateOf(item, place.calendar),
    updatedAt: updatedAtOf(item),
    redirect: memberOf(item, 'redirect'),
    mount: mountOf(item),
    fallback: place.fallback,
    values: ownFields(item),
  }) as RemoteEntry
}
