import type { Value } from '../../../../src/content/types.ts'
import type { Resource } from '../../remote/resources/resource.ts'
import { createNotFoundPolicy } from '../api/not-found.ts'
import type { RestApi } from '../api/rest-api.ts'
import { countNodes } from '../entries/collection-tree.ts'
import { entryRows } from '../entries/entry.ts'
import { createEntryFetcher } from '../entries/fetch-entries.ts'
import type { RestSite } from './sites.ts'

/**
 * Seconds for which things that hardly ever change are fresh: sites, assets, forms, and that something is not
 * there.
 */
export const longTtl = 300

interface ListResourcesOptions {
  readonly api: RestApi
  /** Seconds. */
  readonly ttl: number
  /** Collections that have to be there. */
  readonly seeds: readonly string[]
  report(problem: string): void
}

/** The lists that the index is made of, as resources. */
export interface ListResources {
  /** Ids and sites of all entries of a collection, of every site. */
  sites(collection: string): Resource
  /** Entries of one collection in one site; null when there is no such collection. */
  entries(collection: string, site: RestSite): Resource
  /** Whether there is such a collection. */
  existence(collection: string): Resource
  /** Nodes of a structured collection's tree; null when it has none. */
  tree(collection: string, site: RestSite): Resource
}

/** A cleared index delivers nulls where there were addresses: they count as lost (content-contract 3.7). */
const countAddresses = (rows: Value) => entryRows(rows).filter(({ uri }) => typeof uri === 'string').length

/** The lists of one system. */
export function createListResources({ api, ttl, seeds, report }: ListResourcesOptions): ListResources {
  const absence = createNotFoundPolicy(seeds)
  const { fetchAllSites, fetchSite } = createEntryFetcher({ api, seeds, report })

  return {
    sites: (collection) => ({
      key: `rest:sites:${collection}`,
      kind: 'list',
      ttl: longTtl,
      load: () => absence.resolve(collection, fetchAllSites(collection, 'id,locale,origin_id', 'id')),
      count: (rows) => entryRows(rows).length,
    }),
    entries: (collection, site) => ({
      key: `rest:entries:${collection}:${site.handle ?? '*'}`,
      kind: 'list',
      ttl,
      load: () => absence.resolve(collection, fetchSite(collection, site)),
      count: countAddresses,
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
        return absence.resolve(path, api.getList(path, { fields: 'id', site: site.handle }))
      },
      count: countNodes,
    }),
  }
}
