/** What a site reads of the Fetch add-on, for reports on what a system lacks. */
import type { HttpRequest } from '../http-client/http-client.ts'
import type { SystemPart } from '../source-kind.ts'
import { actionPath } from './api/endpoints.ts'
import { type FetchRequest, noFetchHint, toGetRequest, toPostRequest } from './api/fetch-request.ts'

interface PartsOptions {
  /** Handles of collections that the operator named. */
  readonly collections: readonly string[]
  readonly apiKey: string | undefined
}

const firstItem = { limit: 1, offset: 0 }

/** The request for pages that a report learns from. */
export const fetchSample = (apiKey: string | undefined): HttpRequest =>
  toGetRequest({ path: '!/Fetch/pages', params: firstItem }, apiKey)

/** The actions of the add-on, as `docs/reference/content-system.md#fetch-addresses` lists them. */
export function fetchParts({ collections, apiKey }: PartsOptions): readonly SystemPart[] {
  // With a key as the site sends it: in a POST, or where the system refuses that, in a GET.
  const ask = (request: FetchRequest): readonly HttpRequest[] =>
    apiKey === undefined
      ? [toGetRequest(request)]
      : [toPostRequest(request, apiKey), toGetRequest(request, apiKey)]
  return [
    {
      name: 'pages',
      need: 'required',
      lacking: `${noFetchHint}.`,
      requests: () => ask({ path: '!/Fetch/pages', params: firstItem }),
    },
    ...collections.map(
      (collection): SystemPart => ({
        name: `entries of ${collection}`,
        need: 'required',
        lacking:
          'CMS_COLLECTIONS names a collection that the content system does not have, or does not hand out.',
        requests: () => {
          const path = actionPath('collection', collection)
          return path === undefined ? [] : ask({ path, params: firstItem })
        },
      }),
    ),
    {
      name: 'globals',
      need: 'wanted',
      lacking: 'Name, description, contact facts and redirects of the content are missing.',
      requests: () => ask({ path: '!/Fetch/globals/' }),
    },
    {
      name: 'assets',
      need: 'wanted',
      lacking: 'Sizes, focal points and alternative texts of pictures are missing.',
      requests: () => ask({ path: '!/Fetch/assets' }),
    },
  ]
}
