import type { Value, Values } from '../../../../src/content/types.ts'
import { CmsError } from '../../http-client/cms-error.ts'
import type { JsonResponse } from '../../http-client/http-client.ts'
import { getOrAdd } from '../../model/values.ts'
import { enableApiHint } from '../api/not-found.ts'
import { fetchAllPages } from '../api/paginate.ts'
import { envelopeChecks, type RestApi, type RestQuery, type RestRequestOptions } from '../api/rest-api.ts'
import type { RestSite } from '../content/sites.ts'
import { entryRows } from './entry.ts'
import { listFieldsParameter } from './field-names.ts'
import { listSort } from './sort-entries.ts'

/** Entries of a page; fewer where their texts make a page larger than the client takes. */
const [fewFieldsLimit, usualLimit, smallLimit] = [1000, 200, 25]
/** Of one collection. */
const mostEntries = 20_000

const isTooLarge = (err: unknown) => err instanceof CmsError && err.fault === 'too-large'
const isForbiddenFilter = (err: unknown) => err instanceof CmsError && err.status === 422

/** Entries of one site out of all; without a `locale` nobody can tell whose they are. */
const ofSite = (rows: Value, handle: string): readonly Values[] =>
  entryRows(rows).filter(({ locale }) => locale === handle)

interface EntryFetcherOptions {
  readonly api: RestApi
  /** Collections that have to be there. */
  readonly seeds: readonly string[]
  report(problem: string): void
}

/** Asks for the entries of a collection, whatever the system allows. */
interface EntryFetcher {
  /** Some fields of all entries, of every site. */
  fetchAllSites(collection: string, fields: string, sort: string): Promise<JsonResponse>
  /** Entries of one site with the fields of lists. */
  fetchSite(collection: string, site: RestSite): Promise<JsonResponse>
}

/**
 * Collections that refuse the site filter or have large texts are remembered: they are not asked in vain
 * again.
 */
export function createEntryFetcher({ api, seeds, report }: EntryFetcherOptions): EntryFetcher {
  const unfilterable = new Set<string>()
  const voluminous = new Set<string>()
  const mixed = new Map<string, Promise<JsonResponse>>()
  const query = { fields: listFieldsParameter, sort: listSort }
  const isOnlySeed = (collection: string) => seeds.length === 1 && seeds[0] === collection

  function fetchWithLimit(limit: number, collection: string, wanted: RestQuery): Promise<JsonResponse> {
    const path = `collections/${collection}/entries`
    const options: RestRequestOptions = {
      validate: envelopeChecks.list,
      ...(isOnlySeed(collection) && { notFoundHint: enableApiHint }),
      expected: limit > smallLimit ? [422, 'too-large'] : [422],
    }
    const ask = (page: number) =>
      api.get(path, { ...wanted, limit: String(limit), page: page > 1 ? String(page) : undefined }, options)
    return fetchAllPages({ path, maxPages: Math.ceil(mostEntries / limit), ask, report })
  }

  function fetchWithinLimits(
    collection: string,
    wanted: RestQuery,
    limit = usualLimit,
  ): Promise<JsonResponse> {
    if (voluminous.has(collection)) return fetchWithLimit(smallLimit, collection, wanted)
    return fetchWithLimit(limit, collection, wanted).catch((err: unknown) => {
      if (!isTooLarge(err)) throw err
      voluminous.add(collection)
      return fetchWithLimit(smallLimit, collection, wanted)
    })
  }

  /** One call for all languages that ask at the same time. */
  const fetchUnfiltered = (collection: string) =>
    getOrAdd(mixed, collection, () =>
      fetchWithinLimits(collection, query).finally(() => mixed.delete(collection)),
    )

  async function filterSite(collection: string, handle: string): Promise<JsonResponse> {
    const answer = await fetchUnfiltered(collection)
    return answer.kind === 'missing' ? answer : { ...answer, value: ofSite(answer.value, handle) }
  }

  return {
    fetchAllSites: (collection, fields, sort) =>
      fetchWithinLimits(collection, { fields, sort }, fewFieldsLimit),
    async fetchSite(collection, { handle }) {
      if (handle === undefined) return fetchUnfiltered(collection)
      if (unfilterable.has(collection)) return filterSite(collection, handle)
      return fetchWithinLimits(collection, { ...query, 'filter[site]': handle }).catch((err: unknown) => {
        if (!isForbiddenFilter(err)) throw err
        unfilterable.add(collection)
        return filterSite(collection, handle)
      })
    },
  }
}
