import type { Payload } from '../content/payload.ts'
import { messages } from '../errors.ts'

export type PayloadAnswer =
  | { readonly kind: 'payload'; readonly payload: Payload }
  | { readonly kind: 'redirect'; readonly to: string }

const own = 'http://site.invalid'
const payloadFile = '/_payload.json'

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

/** Loads a page's data. Rejects when the answer is not a payload of this build. */
export async function fetchPayload(
  path: string,
  buildId: string,
  signal: AbortSignal,
): Promise<PayloadAnswer> {
  const response = await fetch(payloadUrl(path, buildId), { signal, headers: { Accept: 'application/json' } })
  if (!response.ok) throw new Error(`The payload of ${path} answered ${response.status}`)
  const body: Partial<Payload> & { redirect?: string } = await response.json()
  if (typeof body.redirect === 'string') return { kind: 'redirect', to: body.redirect }
  if (!body.data || !body.shell) throw new Error(`The payload of ${path} is incomplete`)
  return { kind: 'payload', payload: body as Payload }
}
