import type { Value } from '../../../src/content/types.ts'
import type { Resource } from '../remote/resources/resource.ts'
import { createAbsence } from './absence.ts'
import type { Api } from './api.ts'
import { entryRows } from './entry.ts'
import { createEntryPages } from './entry-pages.ts'
import type { Site } from './sites.ts'
import { countNodes } from './tree.ts'

/**
 * Seconds for which things that hardly ever change are fresh: sites, assets, forms, and that something is not
 * there.
 */
export const longTtl = 300

interface ListOptions {
  readonly api: Api
  /** Seconds. */
  readonly ttl: number
  /** Collections that have to be there. */
  readonly seeds: readonly string[]
  report(problem: string): void
}

/** The lists that the index is made of, as resources. */
export interface Lists {
  /** Ids and sites of all entries of a collection, of every site. */
  sites(collection: string): Resource
  /** Entries of one collection in one site; null when there is no such collection. */
  entries(collection: string, site: Site): Resource
  /** Whether there is such a collection. */
  existence(collection: string): Resource
  /** Nodes of a structured collection's tree; null when it has none. */
  tree(collection: string, site: Site): Resource
}

/** A cleared index delivers nulls where there were addresses: they count as lost (content-contract 3.7). */
const countAddresses = (rows: Value) => entryRows(rows).filter(({ uri }) => typeof uri === 'string').length

/** The lists of one system. */
export function createLists({ api, ttl, seeds, report }: ListOptions): Lists {
  const absence = createAbsence(seeds)
  const { askAll, askSite } = createEntryPages({ api, seeds, report })

  return {
    sites: (collection) => ({
      key: `rest:sites:${collection}`,
      kind: 'list',
      ttl: longTtl,
      load: () => absence.judge(collection, askAll(collection, 'id,locale,origin_id', 'id')),
      count: (rows) => entryRows(rows).length,
    }),
    entries: (collection, site) => ({
      key: `rest:entries:${collection}:${site.handle ?? '*'}`,
      kind: 'list',
      ttl,
      load: () => absence.judge(collection, askSite(collection, site)),
      count: countAddresses,
    }),
    existence: (collection) => ({
      key: `rest:collection:${collection}`,
      kind: 'item',
      ttl: longTtl,
      load: () => api.ask(`collections/${collection}/entries`, { fields: 'id', limit: '1', sort: 'id' }),
    }),
    tree: (collection, site) => ({
      key: `rest:tree:${collection}:${site.handle ?? '*'}`,
      kind: 'list',
      ttl,
      load: () => {
        const path = `collections/${collection}/tree`
        return absence.judge(path, api.askList(path, { fields: 'id', site: site.handle }))
      },
      count: countNodes,
    }),
  }
}
