/** Describes the lists that are loaded from the REST API as resources, which are cached and saved. */
import type { Value } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values/values.ts'
import type { Resource } from '../../remote/resources/resource.ts'
import { termFields } from '../../remote/values/terms.ts'
import { createNotFoundPolicy } from '../api/not-found.ts'
import { envelopeChecks, type RestApi } from '../api/rest-api.ts'
import { countNodes } from '../entries/collection-tree.ts'
import { entryRows } from '../entries/entry.ts'
import { createEntryFetcher, listQuery, wholeQuery } from '../entries/fetch-entries.ts'
import type { RestSite } from './sites.ts'

/** Seconds for which sites, assets, forms and redirects are fresh: they hardly ever change. */
export const longTtl = 300

interface ListResourcesOptions {
  readonly api: RestApi
  /** Seconds for which lists are fresh. */
  readonly ttl: number
  /** Handles of collections that must exist. */
  readonly requiredCollections: readonly string[]
  /** Reports a problem to the operator. */
  report(problem: string): void
}

/** The lists that the content is composed of, as resources. */
export interface ListResources {
  /** The ids, sites and origins of the entries of a collection in every site. */
  sites(collection: string): Resource
  /**
   * The entries of a collection in one site; null when the system has no such collection.
   * @param more names of fields that are requested besides the usual ones
   */
  entries(collection: string, site: RestSite, more?: readonly string[]): Resource
  /** Names of the fields that have terms in some entries of a collection. */
  termFields(collection: string): Resource
  /** The entries of a collection in one site with all of their fields; null as for `entries`. */
  wholeEntries(collection: string, site: RestSite): Resource
  /** One entry of a collection; missing when the system has no such collection. */
  existence(collection: string): Resource
  /** The nodes of the tree of a structured collection; null for other collections. */
  tree(collection: string, site: RestSite): Resource
}

/**
 * Counts only entries with an address: while the system rebuilds its index, it sends null for addresses. To
 * the cache of resources the list then seems to have lost its items, so the cache does not accept it at once.
 */
const countAddresses = (rows: Value) => entryRows(rows).filter(({ uri }) => typeof uri === 'string').length

/** Number of whole entries of a collection that are read for the names of their fields. */
const sampleSize = '20'
/** Names that can stand in the parameter `fields`; at most eight of them. */
const fieldNames = (names: readonly string[]): readonly string[] =>
  names.filter((name) => /^\w+$/.test(name)).slice(0, 8)

/** Creates the resources of one system. */
export function createListResources({
  api,
  ttl,
  requiredCollections,
  report,
}: ListResourcesOptions): ListResources {
  const notFound = createNotFoundPolicy(requiredCollections)
  const { fetchAllSites, fetchSite } = createEntryFetcher({ api, requiredCollections, report })

  return {
    sites: (collection) => ({
      key: `rest:sites:${collection}`,
      kind: 'list',
      ttl: longTtl,
      load: () => notFound.resolve(collection, fetchAllSites(collection, 'id,locale,origin_id', 'id')),
      count: (rows) => entryRows(rows).length,
    }),
    entries: (collection, site, more = []) => ({
      key: ['rest:entries', collection, site.handle ?? '*', ...more].join(':'),
      kind: 'list',
      ttl,
      load: () => notFound.resolve(collection, fetchSite(collection, site, listQuery(more))),
      count: countAddresses,
    }),
    termFields: (collection) => ({
      key: `rest:terms:${collection}`,
      kind: 'item',
      ttl: longTtl,
      load: async () => {
        const path = `collections/${collection}/entries`
        const options = { validate: envelopeChecks.list, expected: ['too-large'] } as const
        const response = await api.get(path, { limit: sampleSize, sort: 'id' }, options)
        if (response.kind === 'missing') return response
        return { ...response, value: fieldNames(termFields(entryRows(memberOf(response.value, 'data')))) }
      },
    }),
    wholeEntries: (collection, site) => ({
      key: `rest:whole:${collection}:${site.handle ?? '*'}`,
      kind: 'list',
      ttl,
      load: () => notFound.resolve(collection, fetchSite(collection, site, wholeQuery)),
      count: (rows) => entryRows(rows).length,
    }),
    existence: (collection) => ({
      key: `rest:collection:${collection}`,
      kind: 'item',
      ttl: longTtl,
      load: () => api.get(`collections/${collection}/entries`, { fields: 'id', limit: '1', sort: 'id' }),
    }),
    tree: (collection, site) => ({
      key: `rest:tree:${collection}:${site.handle ?? '*'}`,
      kind: 'list',
      ttl,
      load: () => {
        const path = `collections/${collection}/tree`
        return notFound.resolve(path, api.getList(path, { fields: 'id', site: site.handle }))
      },
      count: countNodes,
    }),
  }
}
