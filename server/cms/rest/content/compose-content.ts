/** Composes the content of all languages from the lists that the REST API sent. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { memoLast } from '../../../../src/shared/memo.ts'
import type { Calendar } from '../../model/dates.ts'
import { asText } from '../../model/values.ts'
import type { RemoteContent, RemoteEntry, RemoteLanguage, RemoteNode } from '../../remote/adapter.ts'
import { ownOrigins } from '../../remote/index/origins.ts'
import type { CachedResource } from '../../remote/resources/resource.ts'
import { readTree } from '../entries/collection-tree.ts'
import { detectPrefix, entryRows, isOfSite, toRemoteEntry } from '../entries/entry.ts'
import { sortEntries } from '../entries/sort-entries.ts'
import type { RestAssets } from '../resources/assets.ts'
import type { RestSite } from './sites.ts'

/** The responses about one collection in one site. */
export interface CollectionResponses {
  readonly collection: string
  readonly entries: CachedResource
  readonly tree: CachedResource
}

/** All responses about one site, or the error with which loading them failed. */
export type SiteResponses =
  | { readonly site: RestSite; readonly collections: readonly CollectionResponses[] }
  | { readonly site: RestSite; readonly failure: unknown }

/** The entries of one collection that belong to one site, and its tree. */
interface CollectionRows {
  readonly collection: string
  readonly rows: readonly Values[]
  readonly tree: Value
}

/**
 * The id of the origin of each entry, by the entry's id. The map has the entries of all sites, because an
 * origin is in another site.
 */
type Origins = ReadonlyMap<string, string>

/** The origins of the entries in all lists. */
function originsOf(lists: readonly Value[]): Origins {
  const origins = new Map<string, string>()
  for (const row of lists.flatMap((list) => entryRows(list))) {
    const origin = asText(row.origin_id)
    if (origin !== undefined) origins.set(String(row.id), origin)
  }
  return origins
}

/**
 * The last entry of a chain of origins. A draft is in no list, so that a chain may end before its real root.
 */
function rootOf(id: string, origins: Origins): string {
  const seen = new Set<string>()
  for (let at = id; ; at = origins.get(at) ?? at) {
    if (seen.has(at) || !origins.has(at)) return at
    seen.add(at)
  }
}

/** The rows that belong to a site, and each id once: the system may ignore the filter for the site. */
function ownRows(rows: Value, site: RestSite, seen: Set<string>): readonly Values[] {
  return entryRows(rows).filter((row) => {
    const id = String(row.id)
    const isOurs = isOfSite(row, site) && !seen.has(id)
    if (isOurs) seen.add(id)
    return isOurs
  })
}

/** Reads the entries and trees of one site. */
function readLanguage(
  site: RestSite,
  responses: readonly CollectionResponses[],
  origins: Origins,
  calendar: Calendar,
) {
  const seen = new Set<string>()
  const lists = responses.map(
    ({ collection, entries, tree }): CollectionRows => ({
      collection,
      rows: ownRows(entries.value, site, seen),
      tree: tree.value,
    }),
  )
  const prefix = detectPrefix(lists.flatMap(({ rows }) => rows))
  const keyOf = (id: string) => rootOf(id, origins)
  const entries: RemoteEntry[] = []
  const trees = new Map<string, readonly RemoteNode[]>()
  for (const { collection, rows, tree } of lists) {
    const siteEntries = rows.map((row) => toRemoteEntry(row, { site, collection, prefix, calendar, keyOf }))
    const ids = new Set(siteEntries.map(({ id }) => id))
    const nodes = Array.isArray(tree) ? readTree(tree, (id) => ids.has(id)) : undefined
    if (nodes) trees.set(collection, nodes)
    entries.push(...sortEntries(siteEntries, nodes))
  }
  return { entries, trees, unlisted: [] } satisfies RemoteLanguage
}

const collectionsOf = (responses: SiteResponses) => ('collections' in responses ? responses.collections : [])

/**
 * Everything that the content depends on: while all dependencies stay the same, the content stays the same
 * object.
 */
const dependenciesOf = (
  responses: readonly SiteResponses[],
  others: readonly CachedResource[],
): readonly unknown[] => [
  ...others,
  ...responses.flatMap((response) => [
    `${response.site.locale} ${response.site.handle}`,
    'failure' in response ? response.failure : undefined,
    ...collectionsOf(response).flatMap(({ collection, entries, tree }) => [collection, entries, tree]),
  ]),
]

interface ComposerOptions {
  /** Finds files, for their sizes and alternative texts. */
  readonly assets: RestAssets
  /** Reads dates in the system's time zone. */
  readonly calendar: Calendar
  /** Reports a problem to the operator. */
  report(problem: string): void
}

/**
 * The languages that have entries, because the API responds to an unknown site with empty lists. Where no
 * language has any, all of them.
 */
function languagesOf(
  all: readonly (readonly [RestSite, RemoteLanguage])[],
  report: ComposerOptions['report'],
): RemoteContent['languages'] {
  const filled = all.filter(([, { entries }]) => entries.length > 0)
  const kept = filled.length > 0 ? filled : all
  for (const candidate of all) {
    const [{ handle, locale }] = candidate
    if (!kept.includes(candidate))
      report(`No entries in the site ${handle} of language ${locale}: check CMS_LOCALES`)
  }
  return new Map(kept.map(([{ locale }, language]) => [locale, language]))
}

function compose(
  responses: readonly SiteResponses[],
  discovered: readonly CachedResource[],
  { assets, calendar, report }: ComposerOptions,
): RemoteContent {
  const lists = responses.flatMap((response) => collectionsOf(response).map(({ entries }) => entries.value))
  const origins = originsOf([...discovered.map(({ value }) => value), ...lists])
  const languages = responses.flatMap((response) =>
    'failure' in response
      ? []
      : [[response.site, readLanguage(response.site, response.collections, origins, calendar)] as const],
  )
  const failures = responses.flatMap((response) =>
    'failure' in response ? [[response.site.locale, response.failure] as const] : [],
  )
  return {
    languages: languagesOf(languages, report),
    failures: new Map(failures),
    origins: ownOrigins(lists),
    asset: assets.find,
  }
}

/**
 * Returns a function that composes the content of all languages from the cached responses: the same object
 * for the same responses. Its arguments are the responses of each site, the lists in which the sites were
 * found, and the lists of files.
 */
export function createContentComposer(options: ComposerOptions) {
  // Returns the same object until a dependency changes.
  const tokenOf = memoLast((..._dependencies: readonly unknown[]) => ({}))
  const contents = new WeakMap<object, RemoteContent>()
  return (
    responses: readonly SiteResponses[],
    discovered: readonly CachedResource[],
    files: readonly CachedResource[],
  ): RemoteContent => {
    const token = tokenOf(...dependenciesOf(responses, [...discovered, ...files]))
    const content = contents.get(token) ?? compose(responses, discovered, options)
    contents.set(token, content)
    return content
  }
}
