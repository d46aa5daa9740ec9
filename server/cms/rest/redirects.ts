import type { Value } from '../../../src/content/types.ts'
import { memberOf } from '../../../src/content/values.ts'
import { asList, asText, getOrAdd, isFalsy } from '../model/values.ts'
import type { Held, Resource } from '../remote/resources/resource.ts'
import { type Api, orNull } from './api.ts'
import { longTtl } from './lists.ts'
import { askAllPages } from './paging.ts'
import type { Site } from './sites.ts'

/** Rows of the "Redirect" add-on; null where it is not installed (content-contract 5.1). */
export const redirectsResource = (api: Api, report: (problem: string) => void): Resource => ({
  key: 'rest:redirects',
  kind: 'list',
  ttl: longTtl,
  load: async () => {
    const ask = (page: number) =>
      api.ask('redirects', { limit: '200', page: page > 1 ? String(page) : undefined })
    return orNull(await askAllPages({ path: 'redirects', ask, report }))
  },
  count: (rows) => asList(rows).length,
})

const isFor = (row: Value, handle: string): boolean => {
  const named = [memberOf(row, 'site'), ...asList(memberOf(row, 'sites'))].filter((site) => !isFalsy(site))
  return named.length === 0 || named.some((site) => asText(site) === handle)
}

/** Reads the rows that count in a site: its own, and those of no site. The same list for the same answer. */
export function createRowReader() {
  const known = new WeakMap<Held, Map<string, readonly Value[]>>()
  return (held: Held, { handle }: Site): readonly Value[] => {
    const lists = known.get(held) ?? new Map<string, readonly Value[]>()
    known.set(held, lists)
    return getOrAdd(lists, handle ?? '*', () =>
      asList(held.value).filter((row) => handle === undefined || isFor(row, handle)),
    )
  }
}
