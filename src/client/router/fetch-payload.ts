import type { Payload } from '../../content/payload.ts'
import { payloadUrl } from '../../router/payload-url.ts'

/** A response of the server to a request for a page's payload. */
export type PayloadAnswer =
  | { readonly kind: 'payload'; readonly payload: Payload }
  /** The page is elsewhere: at the address `to`, which may be relative. */
  | { readonly kind: 'redirect'; readonly to: string }

/** How a payload is requested. */
export interface PayloadRequest {
  /** Id of the build that made the document, which the payload has to come from as well. */
  readonly buildId: string
  readonly signal: AbortSignal
  /** Priority among the requests of the browser; `auto` by default. */
  readonly priority?: RequestPriority
  /** Maximum number of requests while another build responds; one by default. */
  readonly tries?: number
  /**
   * Receives the build id that a response names, also that of this page's build, before the response is
   * checked.
   */
  readonly onBuild?: (id: string) => void
}

/**
 * Thrown when the server runs another build than this page: its payloads may have another shape, so that only
 * loading the document is safe.
 */
export class OtherBuildError extends Error {
  override readonly name = 'OtherBuildError'
  /** The build of the server; undefined when the response does not name it. */
  readonly buildId: string | undefined
  constructor(path: string, buildId: string | undefined) {
    super(`The payload of ${path} is of another build`)
    this.buildId = buildId
  }
}

/** Thrown when no server could be asked: the browser is offline, or the site is. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'
}

/** The status with which the server refuses the build id of a request. */
const otherBuildStatus = 409

/**
 * Fetches the payload of a page: the data that the page is rendered from. Rejects when the request fails or
 * the response is no payload.
 * @param path with a query only where the payload depends on it, as that of the search page does
 * @throws UnreachableError when nothing answers
 * @throws OtherBuildError when another build responded to each of the tries; while a deploy is under way,
 * the next response may be of this build
 */
export async function fetchPayload(path: string, request: PayloadRequest): Promise<PayloadAnswer> {
  const { tries = 1 } = request
  try {
    return await requestOnce(path, request)
  } catch (error) {
    if (tries <= 1 || !(error instanceof OtherBuildError)) throw error
    return fetchPayload(path, { ...request, tries: tries - 1 })
  }
}

async function requestOnce(path: string, request: PayloadRequest): Promise<PayloadAnswer> {
  const { buildId, signal, priority = 'auto', onBuild } = request
  const headers = { Accept: 'application/json' }
  const [page = ''] = path.split('?', 1)
  // A query may hold further question marks (RFC 3986, section 3.4).
  const query = path.slice(page.length + 1)
  const url = payloadUrl(page, buildId) + (query ? `&${query}` : '')
  const response = await fetch(url, { signal, priority, headers }).catch((cause: unknown) => {
    throw new UnreachableError(`The payload of ${path} cannot be fetched`, { cause })
  })
  const serverBuild = response.headers.get('x-build-id') || undefined
  if (serverBuild) onBuild?.(serverBuild)
  if (response.status === otherBuildStatus || (serverBuild ?? buildId) !== buildId)
    throw new OtherBuildError(path, serverBuild)
  if (!response.ok) throw new Error(`The payload of ${path} answered ${response.status}`)
  return parsePayload(path, await response.json())
}

function parsePayload(path: string, body: Partial<Payload> & { redirect?: string }): PayloadAnswer {
  if (typeof body.redirect === 'string') return { kind: 'redirect', to: body.redirect }
  if (!body.data || !body.shell) throw new Error(`The payload of ${path} is incomplete`)
  return { kind: 'payload', payload: body as Payload }
}
