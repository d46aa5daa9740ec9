/** Loads the redirects of the add-on "Redirect" from the REST API. */
import type { Value } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values/values.ts'
import { asList, asText, getOrAdd, isFalsy } from '../../model/values.ts'
import type { CachedResource, Resource } from '../../remote/resources/resource.ts'
import { fetchAllPages } from '../api/paginate.ts'
import { missingAsNull, type RestApi } from '../api/rest-api.ts'
import { longTtl } from '../content/list-resources.ts'
import type { RestSite } from '../content/sites.ts'

/** The resource of the rows of the add-on "Redirect"; its value is null where the add-on is not installed. */
export const redirectsResource = (api: RestApi, report: (problem: string) => void): Resource => ({
  key: 'rest:redirects',
  kind: 'list',
  ttl: longTtl,
  load: async () => {
    const fetchPage = (page: number) =>
      api.get('redirects', { limit: '200', page: page > 1 ? String(page) : undefined })
    return missingAsNull(await fetchAllPages({ path: 'redirects', fetchPage, report }))
  },
  count: (rows) => asList(rows).length,
})

/** Whether a row is for a site: it names the site, or none. */
const isFor = (row: Value, handle: string): boolean => {
  const named = [memberOf(row, 'site'), ...asList(memberOf(row, 'sites'))].filter((site) => !isFalsy(site))
  return named.length === 0 || named.some((site) => asText(site) === handle)
}

/**
 * Returns a function that selects the rows for a site: rows that name the site, and rows without a site; all
 * rows where the system names no sites. The function returns the same list for the same response.
 */
export function createRedirectRowReader() {
  const cache = new WeakMap<CachedResource, Map<string, readonly Value[]>>()
  return (rows: CachedResource, { handle }: RestSite): readonly Value[] => {
    const lists = cache.get(rows) ?? new Map<string, readonly Value[]>()
    cache.set(rows, lists)
    return getOrAdd(lists, handle ?? '*', () =>
      asList(rows.value).filter((row) => handle === undefined || isFor(row, handle)),
    )
  }
}
