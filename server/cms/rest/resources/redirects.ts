import type { Value } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values.ts'
import { asList, asText, getOrAdd, isFalsy } from '../../model/values.ts'
import type { CachedResource, Resource } from '../../remote/resources/resource.ts'
import { fetchAllPages } from '../api/paginate.ts'
import { missingAsNull, type RestApi } from '../api/rest-api.ts'
import { longTtl } from '../content/list-resources.ts'
import type { RestSite } from '../content/sites.ts'

/** Rows of the "Redirect" add-on; null where it is not installed (content-contract 5.1). */
export const redirectsResource = (api: RestApi, report: (problem: string) => void): Resource => ({
  key: 'rest:redirects',
  kind: 'list',
  ttl: longTtl,
  load: async () => {
    const ask = (page: number) =>
      api.get('redirects', { limit: '200', page: page > 1 ? String(page) : undefined })
    return missingAsNull(await fetchAllPages({ path: 'redirects', ask, report }))
  },
  count: (rows) => asList(rows).length,
})

const isFor = (row: Value, handle: string): boolean => {
  const named = [memberOf(row, 'site'), ...asList(memberOf(row, 'sites'))].filter((site) => !isFalsy(site))
  return named.length === 0 || named.some((site) => asText(site) === handle)
}

/** Reads the rows that count in a site: its own, and those of no site. The same list for the same answer. */
export function createRedirectRowReader() {
  const known = new WeakMap<CachedResource, Map<string, readonly Value[]>>()
  return (held: CachedResource, { handle }: RestSite): readonly Value[] => {
    const lists = known.get(held) ?? new Map<string, readonly Value[]>()
    known.set(held, lists)
    return getOrAdd(lists, handle ?? '*', () =>
      asList(held.value).filter((row) => handle === undefined || isFor(row, handle)),
    )
  }
}
