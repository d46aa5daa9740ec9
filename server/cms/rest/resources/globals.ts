/** Loads and reads global sets from the REST API. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues, memberOf } from '../../../../src/content/values/values.ts'
import { CmsError } from '../../http-client/cms-error.ts'
import type { JsonResponse } from '../../http-client/http-client.ts'
import type { Calendar } from '../../model/dates.ts'
import { asList, omit } from '../../model/values.ts'
import { isHandle } from '../../remote/handles.ts'
import type { Resource } from '../../remote/resources/resource.ts'
import { dataList, type RestApi } from '../api/rest-api.ts'
import type { RestSite } from '../content/sites.ts'
import { localizeMembers } from '../entries/local-dates.ts'

const handleOf = (set: Value): string | undefined => {
  const handle = memberOf(set, 'handle')
  return isHandle(handle) ? handle : undefined
}

const isServerError = (err: unknown) => err instanceof CmsError && err.status === 500

/** Fetches one set. A set that the site does not have is a 404, and up to Statamic 5.9 a 500. */
async function fetchSet(
  api: RestApi,
  handle: string,
  site: string,
): Promise<{ set?: Value; digest: string }> {
  const response = await api
    .get(`globals/${handle}`, { site }, { expected: [500] })
    .catch((err: unknown): JsonResponse => {
      if (isServerError(err)) return { kind: 'missing' }
      throw err
    })
  return response.kind === 'missing'
    ? { digest: '-' }
    : { set: memberOf(response.value, 'data'), digest: response.digest }
}

/** Fetches the sets of a site one by one, by the handles of the sets of the default site. */
async function fetchEachSet(api: RestApi, site: string): Promise<JsonResponse> {
  const all = await api.get('globals')
  if (all.kind === 'missing') return all
  const handles = dataList(all.value, 'globals').flatMap((set) => handleOf(set) ?? [])
  const sets = await Promise.all(handles.map((handle) => fetchSet(api, handle, site)))
  return {
    kind: 'found',
    value: sets.flatMap(({ set }) => (isValues(set) ? [set] : [])),
    digest: sets.map(({ digest }) => digest).join(' '),
  }
}

/**
 * The resource of the global sets of a site. Some versions fail with status 500 when the site lacks one of
 * the sets; then each set is fetched alone.
 * @param ttl seconds for which the sets are fresh
 */
export const globalsResource = (api: RestApi, ttl: number, { handle: site }: RestSite): Resource => ({
  key: `rest:globals:${site ?? '*'}`,
  kind: 'list',
  ttl,
  load: () =>
    api.getList('globals', { site }, { expected: [500] }).catch((err: unknown) => {
      if (site === undefined || !isServerError(err)) throw err
      return fetchEachSet(api, site)
    }),
  count: (sets) => asList(sets).length,
})

/** The global sets by handle, without the members that the system adds. */
export const globalsByHandle = (sets: Value, calendar: Calendar): Readonly<Record<string, Values>> =>
  Object.fromEntries(
    asList(sets).flatMap((set) => {
      const handle = handleOf(set)
      if (handle === undefined || !isValues(set)) return []
      return [[handle, localizeMembers(omit(set, 'handle', 'api_url', 'edit_url'), calendar)]]
    }),
  )
