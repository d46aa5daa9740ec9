import type { Payload } from '../../content/payload.ts'
import { payloadUrl } from '../../router/payload-url.ts'

export type PayloadAnswer =
  | { readonly kind: 'payload'; readonly payload: Payload }
  | { readonly kind: 'redirect'; readonly to: string }

export interface PayloadRequest {
  readonly buildId: string
  readonly signal: AbortSignal
  /** What the browser may do first; `auto` unless told. */
  readonly priority?: RequestPriority
  /** How often a page is asked for while another build answers; once unless told. */
  readonly tries?: number
  /** Told the build that answered, the own one too, before the answer is judged. */
  readonly onBuild?: (id: string) => void
}

/**
 * The server is not of this page's build: its data may have another shape, so that only a document load is
 * safe.
 */
export class OtherBuildError extends Error {
  override readonly name = 'OtherBuildError'
  /** Undefined when the answer does not say. */
  readonly buildId: string | undefined
  constructor(path: string, buildId: string | undefined) {
    super(`The payload of ${path} is of another build`)
    this.buildId = buildId
  }
}

const otherBuildStatus = 409

/**
 * Loads a page's data. Rejects when the answer is no payload. A query that the data differs by is part of
 * `path`.
 * @throws OtherBuildError when every try was answered by another build; while a deploy is under way, the next
 * answer may be of this one
 */
export async function fetchPayload(path: string, request: PayloadRequest): Promise<PayloadAnswer> {
  const { tries = 1 } = request
  try {
    return await ask(path, request)
  } catch (error) {
    if (tries <= 1 || !(error instanceof OtherBuildError)) throw error
    return fetchPayload(path, { ...request, tries: tries - 1 })
  }
}

async function ask(path: string, request: PayloadRequest): Promise<PayloadAnswer> {
  const { buildId, signal, priority = 'auto', onBuild } = request
  const headers = { Accept: 'application/json' }
  const [page = ''] = path.split('?', 1)
  // A query may hold further question marks (RFC 3986, section 3.4).
  const query = path.slice(page.length + 1)
  const url = payloadUrl(page, buildId) + (query ? `&${query}` : '')
  const response = await fetch(url, { signal, priority, headers })
  const answering = response.headers.get('x-build-id') || undefined
  if (answering) onBuild?.(answering)
  if (response.status === otherBuildStatus || (answering ?? buildId) !== buildId)
    throw new OtherBuildError(path, answering)
  if (!response.ok) throw new Error(`The payload of ${path} answered ${response.status}`)
  return readPayload(path, await response.json())
}

function readPayload(path: string, body: Partial<Payload> & { redirect?: string }): PayloadAnswer {
  if (typeof body.redirect === 'string') return { kind: 'redirect', to: body.redirect }
  if (!body.data || !body.shell) throw new Error(`The payload of ${path} is incomplete`)
  return { kind: 'payload', payload: body as Payload }
}
