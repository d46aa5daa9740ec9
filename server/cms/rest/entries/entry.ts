import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues, memberOf } from '../../../../src/content/values.ts'
import type { Calendar } from '../../model/dates.ts'
import { asText, isFalsy } from '../../model/values.ts'
import type { RemoteEntry } from '../../remote/adapter.ts'
import type { RestSite } from '../content/sites.ts'
import { listedFields } from './field-names.ts'
import { entryDate } from './local-dates.ts'

/** Rows of a list that can be entries: objects with an id. */
export const entryRows = (rows: Value): readonly Values[] =>
  Array.isArray(rows) ? rows.filter((row) => isValues(row) && asText(memberOf(row, 'id')) !== undefined) : []

/**
 * Whether visitors may see it: a single entry may be scheduled or expired, and then says so (content-contract
 * 3.4).
 */
export const isPublished = (row: Values): boolean =>
  (asText(row.status) ?? 'published') === 'published' && row.published !== false && row.private !== true

/** Whether an entry belongs to a site, as far as either of them says. */
export const isOfSite = (row: Values, { handle }: RestSite): boolean =>
  handle === undefined || (asText(row.locale) ?? handle) === handle

/** Entries of a list that visitors of a site may see. */
export const publishedRows = (rows: Value, site: RestSite): readonly Values[] =>
  entryRows(rows).filter((row) => isPublished(row) && isOfSite(row, site))

/** `pages` of `pages` or `{ title, handle: 'pages' }`. */
export const handleOf = (value: Value) => asText(isValues(value) ? value.handle : value)

/** v6 can end every address with a slash. */
const withoutSlash = (address: string) => (address === '/' ? address : address.replace(/\/$/, ''))

const uriOf = ({ uri }: Values): string | undefined =>
  typeof uri === 'string' && uri.startsWith('/') ? withoutSlash(uri) : undefined

const urlOf = ({ url }: Values): string | undefined =>
  typeof url === 'string' && url !== '' ? withoutSlash(url) : undefined

function prefixOf(row: Values): string | undefined {
  const [uri, url] = [uriOf(row), urlOf(row)]
  if (uri === undefined || url === undefined || !isFalsy(row.redirect)) return undefined
  if (uri === '/') return url.replace(/\/$/, '')
  return url.endsWith(uri) ? url.slice(0, -uri.length) : undefined
}

/**
 * The prefix of a site's addresses: what most entries have between host and `uri`. Undefined when no entry
 * tells.
 */
export function detectPrefix(rows: readonly Values[]): string | undefined {
  const votes = new Map<string, number>()
  for (const row of rows) {
    const prefix = prefixOf(row)
    if (prefix !== undefined) votes.set(prefix, (votes.get(prefix) ?? 0) + 1)
  }
  return [...votes].sort(([, a], [, b]) => b - a)[0]?.[0]
}

export interface RestEntryContext {
  readonly site: RestSite
  readonly collection: string
  readonly prefix: string | undefined
  readonly calendar: Calendar
  /** Root of the origin chain. */
  keyOf(id: string): string
}

const isoOf = (value: Value): string | undefined => {
  const epoch = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(epoch) ? undefined : new Date(epoch).toISOString()
}

/**
 * Where the system leads visitors of a redirect entry: its `url` is the target's (content-contract 3.4;
 * `permalink` doubles prefixes). A system that keeps `redirect` to itself shows it by the `url` alone.
 */
function targetOf(row: Values, own: string | undefined): string | undefined {
  const isOwn = urlOf(row) === own || (own === undefined && isFalsy(row.redirect))
  return isOwn || urlOf(row) === undefined ? undefined : asText(row.url)
}

const present = (values: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

function templateOf(row: Values, collection: string, blueprint: string): string {
  const template = asText(row.template) ?? 'default'
  return template === '@blueprint' ? `${collection}.${blueprint}` : template
}

const shownOf = (row: Values): Values =>
  Object.fromEntries(listedFields.flatMap((name) => (Object.hasOwn(row, name) ? [[name, row[name]]] : [])))

/** One row of a list. Everything but the id may be missing: a system can exclude any key. */
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
  const target = targetOf(row, url)
  return {
    id,
    key: keyOf(id),
    locale: site.locale,
    collection,
    blueprint,
    template: templateOf(row, collection, blueprint),
    title: asText(row.title) ?? (slug || id),
    slug,
    uri,
    url,
    published: isPublished(row),
    values: shownOf(row),
    ...present({
      date: entryDate(row.date, calendar),
      updatedAt: isoOf(row.updated_at) ?? isoOf(row.last_modified),
      redirect: isFalsy(row.redirect) ? target : row.redirect,
      redirectsTo: target,
      mount: handleOf(row.mount),
    }),
  }
}
