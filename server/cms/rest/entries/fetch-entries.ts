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

/**
 * Entries per page: of lists with few fields, of usual lists, and of lists whose usual pages are too large.
 */
const [fewFieldsLimit, usualLimit, smallLimit] = [1000, 200, 25]
/** The number of entries of one collection that are fetched at most. */
const maxEntries = 20_000

const isTooLarge = (err: unknown) => err instanceof CmsError && err.fault === 'too-large'
const isForbiddenFilter = (err: unknown) => err instanceof CmsError && err.status === 422

/** The entries of one site in a list of all sites. An entry without `locale` belongs to no site. */
const ofSite = (rows: Value, handle: string): readonly Values[] =>
  entryRows(rows).filter(({ locale }) => locale === handle)

interface EntryFetcherOptions {
  readonly api: RestApi
  /** Handles of collections that must exist. */
  readonly requiredCollections: readonly string[]
  /** Reports a problem to the operator. */
  report(problem: string): void
}

/** The query for entries with the fields of lists, and with some more. */
export const listQuery = (more: readonly string[] = []): RestQuery => ({
  fields: [listFieldsParameter, ...more].join(','),
  sort: listSort,
})

/** The query for entries with all of their fields, which takes the system far longer. */
export const wholeQuery: RestQuery = { sort: listSort }

/** Fetches all entries of a collection. */
interface EntryFetcher {
  /** Fetches the entries of every site. @param fields names with commas: `id,locale` */
  fetchAllSites(collection: string, fields: string, sort: string): Promise<JsonResponse>
  /** Fetches the entries of one site, with the fields of lists, or with all of their fields. */
  fetchSite(collection: string, site: RestSite, query?: RestQuery): Promise<JsonResponse>
}

/**
 * Creates a fetcher of lists of entries from the REST API, within the limits of the system. Where it forbids
 * the filter for sites (status 422), all entries are fetched and filtered here; where a page of a list is too
 * large, pages get fewer entries. Both are remembered for each collection.
 */
export function createEntryFetcher({ api, requiredCollections, report }: EntryFetcherOptions): EntryFetcher {
  const forbidsSiteFilter = new Set<string>()
  const largeCollections = new Set<string>()
  const inFlight = new Map<string, Promise<JsonResponse>>()
  // A 404 for the only collection that must exist means that the API is switched off or elsewhere.
  const isOnlyRequired = (collection: string) =>
    requiredCollections.length === 1 && requiredCollections[0] === collection

  function fetchWithLimit(limit: number, collection: string, query: RestQuery): Promise<JsonResponse> {
    const path = `collections/${collection}/entries`
    const options: RestRequestOptions = {
      validate: envelopeChecks.list,
      ...(isOnlyRequired(collection) && { notFoundHint: enableApiHint }),
      // Failures that are handled below: a forbidden filter (422), and a page that is too large.
      expected: limit > smallLimit ? [422, 'too-large'] : [422],
    }
    const fetchPage = (page: number) =>
      api.get(path, { ...query, limit: String(limit), page: page > 1 ? String(page) : undefined }, options)
    return fetchAllPages({ path, maxPages: Math.ceil(maxEntries / limit), fetchPage, report })
  }

  function fetchWithinLimits(
    collection: string,
    query: RestQuery,
    limit = usualLimit,
  ): Promise<JsonResponse> {
    if (largeCollections.has(collection)) return fetchWithLimit(smallLimit, collection, query)
    return fetchWithLimit(limit, collection, query).catch((err: unknown) => {
      if (!isTooLarge(err)) throw err
      largeCollections.add(collection)
      return fetchWithLimit(smallLimit, collection, query)
    })
  }

  /** Fetches the entries of all sites. Languages that need the list at the same time share one call. */
  function fetchUnfiltered(collection: string, query: RestQuery): Promise<JsonResponse> {
    const key = `${collection}?${query.fields ?? ''}`
    return getOrAdd(inFlight, key, () =>
      fetchWithinLimits(collection, query).finally(() => inFlight.delete(key)),
    )
  }

  async function fetchAndFilter(collection: string, handle: string, query: RestQuery): Promise<JsonResponse> {
    const response = await fetchUnfiltered(collection, query)
    return response.kind === 'missing' ? response : { ...response, value: ofSite(response.value, handle) }
  }

  return {
    fetchAllSites: (collection, fields, sort) =>
      fetchWithinLimits(collection, { fields, sort }, fewFieldsLimit),
    async fetchSite(collection, { handle }, query = listQuery()) {
      if (handle === undefined) return fetchUnfiltered(collection, query)
      if (forbidsSiteFilter.has(collection)) return fetchAndFilter(collection, handle, query)
      return fetchWithinLimits(collection, { ...query, 'filter[site]': handle }).catch((err: unknown) => {
        if (!isForbiddenFilter(err)) throw err
        forbidsSiteFilter.add(collection)
        return fetchAndFilter(collection, handle, query)
      })
    },
  }
}
