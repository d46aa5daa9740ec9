import type { Payload } from '../content/payload.ts'
import { messages } from '../errors.ts'

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

/** The server is not of this page's build: its data may have another shape, so that only a document load is safe. */
export class OtherBuildError extends Error {
  override readonly name = 'OtherBuildError'
  /** Undefined when the answer does not say. */
  readonly buildId: string | undefined
  constructor(path: string, buildId: string | undefined) {
    super(`The payload of ${path} is of another build`)
    this.buildId = buildId
  }
}

const own = 'http://site.invalid'
const payloadFile = '/_payload.json'
const otherBuildStatus = 409

/** The page that an address is the payload of: `/en/_payload.json` → `/en`; undefined for any other address. */
export const pageOfPayload = (path: string): string | undefined =>
  path.endsWith(payloadFile) ? path.slice(0, -payloadFile.length) || '/' : undefined
// `http:host/x` is relative to an http page and another host to an https one.
const scheme = /^[^/?#]*:/

/**
 * Address of a page's data. Only paths of this site have one.
 * @throws Error 'Payload URL must not include hostname' for whatever a browser would read as another host or scheme
 */
export function payloadUrl(path: string, buildId: string): string {
  const url = URL.canParse(path, own) ? new URL(path, own) : undefined
  if (url?.origin !== own || scheme.test(path) || url.pathname.startsWith('//'))
    throw new Error(messages.payloadHost)
  return `${url.pathname.replace(/\/$/, '')}${payloadFile}?${buildId}`
}

/**
 * Loads a page's data. Rejects when the answer is no payload.
 * @throws OtherBuildError when every try was answered by another build; while a deploy is under way, the next answer may be of this one
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
  const response = await fetch(payloadUrl(path, buildId), { signal, priority, headers })
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
