/** Reads entries of the REST API into the form that all content systems share. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { defined, isValues, memberOf } from '../../../../src/content/values/values.ts'
import type { Calendar } from '../../model/dates.ts'
import { templateName } from '../../model/pages/template-name.ts'
import { asText, isFalsy } from '../../model/values.ts'
import { isPublicEntry } from '../../model/visibility.ts'
import type { RemoteEntry } from '../../remote/adapter.ts'
import { termFields } from '../../remote/values/terms.ts'
import type { RestSite } from '../content/sites.ts'
import { listedFields } from './field-names.ts'
import { entryDate } from './local-dates.ts'

/** The entries in a list: objects with an id. */
export const entryRows = (rows: Value): readonly Values[] =>
  Array.isArray(rows) ? rows.filter((row) => isValues(row) && asText(memberOf(row, 'id')) !== undefined) : []

/** Whether an entry belongs to a site; true when the entry names no site, or the site has no handle. */
export const isOfSite = (row: Values, { handle }: RestSite): boolean =>
  handle === undefined || (asText(row.locale) ?? handle) === handle

/** The entries of a list that visitors of a site may see. */
export const publishedRows = (rows: Value, site: RestSite): readonly Values[] =>
  entryRows(rows).filter((row) => isPublicEntry(row) && isOfSite(row, site))

/** Reads a handle: `pages` from `'pages'` or from `{ title, handle: 'pages' }`. */
export const handleOf = (value: Value) => asText(isValues(value) ? value.handle : value)

/** Removes the slash at the end of an address: Statamic 6 can be set to end every address with one. */
const withoutSlash = (address: string) => (address === '/' ? address : address.replace(/\/$/, ''))

const uriOf = ({ uri }: Values): string | undefined =>
  typeof uri === 'string' && uri.startsWith('/') ? withoutSlash(uri) : undefined

const urlOf = ({ url }: Values): string | undefined =>
  typeof url === 'string' && url !== '' ? withoutSlash(url) : undefined

/** The part of an entry's `url` before its `uri`; undefined when the entry does not show it. */
function prefixOf(row: Values): string | undefined {
  const [uri, url] = [uriOf(row), urlOf(row)]
  if (uri === undefined || url === undefined || !isFalsy(row.redirect)) return undefined
  if (uri === '/') return url.replace(/\/$/, '')
  return url.endsWith(uri) ? url.slice(0, -uri.length) : undefined
}

/**
 * Finds the prefix of a site's addresses: the part of `url` before `uri` in most entries, such as `/en`.
 * Undefined when no entry shows it.
 */
export function detectPrefix(rows: readonly Values[]): string | undefined {
  const votes = new Map<string, number>()
  for (const row of rows) {
    const prefix = prefixOf(row)
    if (prefix !== undefined) votes.set(prefix, (votes.get(prefix) ?? 0) + 1)
  }
  return [...votes].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/** Facts about an entry that the API does not send with it. */
export interface RestEntryContext {
  readonly site: RestSite
  readonly collection: string
  /** Prefix of the site's addresses: '' or `/en`. */
  readonly prefix: string | undefined
  /** Reads dates in the system's time zone. */
  readonly calendar: Calendar
  /** The id that all translations share: the root of the chain of origins. */
  keyOf(id: string): string
}

/** A date in ISO 8601; undefined for anything else. */
const isoOf = (value: Value): string | undefined => {
  const epoch = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(epoch) ? undefined : new Date(epoch).toISOString()
}

/**
 * The address to which the system redirects visitors of an entry: `url` is then the address of the target.
 * (`permalink` may contain the prefix twice.) A system that does not send the field `redirect` shows a
 * redirect by `url` alone.
 * @param own address of the entry itself
 */
function redirectTargetOf(row: Values, own: string | undefined): string | undefined {
  const isOwn = urlOf(row) === own || (own === undefined && isFalsy(row.redirect))
  return isOwn || urlOf(row) === undefined ? undefined : asText(row.url)
}

/** The fields of lists, and those with terms. */
const listedValuesOf = (row: Values): Values =>
  Object.fromEntries(
    [...new Set([...listedFields, ...termFields([row])])].flatMap((name) =>
      Object.hasOwn(row, name) ? [[name, row[name]]] : [],
    ),
  )

/**
 * Reads the entry that a row of a list describes. All members but the id may be missing, because the system
 * can be set to hide them.
 */
export function toRemoteEntry(
  row: Values,
  { site, collection, prefix, calendar, keyOf }: RestEntryContext,
): RemoteEntry {
  const id = String(row.id)
  const slug = asText(row.slug) ?? ''
  const uri = uriOf(row)
  const url =
    uri === undefined || prefix === undefined ? undefined : `${prefix}${uri === '/' ? '' : uri}` || '/'
  const blueprint = handleOf(row.blueprint) ?? 'default'
  const target = redirectTargetOf(row, url)
  return {
    id,
    key: keyOf(id),
    locale: site.locale,
    collection,
    blueprint,
    template: templateName(asText(row.template), collection, blueprint),
    title: asText(row.title) ?? (slug || id),
    slug,
    uri,
    url,
    published: isPublicEntry(row),
    values: listedValuesOf(row),
    ...defined({
      date: entryDate(row.date, calendar),
      updatedAt: isoOf(row.updated_at) ?? isoOf(row.last_modified),
      redirect: isFalsy(row.redirect) ? target : row.redirect,
      redirectsTo: target,
      mount: handleOf(row.mount),
    }),
  }
}
