/** Tells whether a request knows a secret of this site. */
import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { authorizedSecret, isSameSecret } from '../http/secrets.ts'

/** Seconds by which the time of a signed request may differ from ours. */
const tolerance = 300

/** A request whose sender has to be known. */
export interface SignedRequest {
  readonly headers: IncomingHttpHeaders
  /** The body as it was sent: its bytes are signed. */
  readonly body: Buffer
}

/**
 * `known`: the secret is right. `signature` names a signed request, which may arrive twice; a plain secret has
 * none. `refused`: it is wrong or missing, or the signature is too old.
 */
export type Verdict = { readonly kind: 'known'; readonly signature?: string } | { readonly kind: 'refused' }

const refused: Verdict = { kind: 'refused' }

const textOf = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : header?.[0]

/** The signature is an HMAC-SHA256 over `{timestamp}.{body}`, in hexadecimal digits. */
function verifySignature({ headers, body }: SignedRequest, secret: string, now: number): Verdict {
  const time = textOf(headers['x-webhook-timestamp']) ?? ''
  const given = (textOf(headers['x-webhook-signature']) ?? '').replace(/^sha256=/i, '').toLowerCase()
  const signed = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')
  const isRight = isSameSecret(given, signed)
  const isRecent = /^\d{1,12}$/.test(time) && Math.abs(now / 1000 - Number(time)) <= tolerance
  return isRight && isRecent ? { kind: 'known', signature: signed } : refused
}

/**
 * Tells whether a request knows the secret: by a signature with a time (`X-Webhook-Signature`,
 * `X-Webhook-Timestamp`), or by the secret itself in `X-Publish-Secret` or `Authorization`. A request with a
 * signature is judged by that alone.
 * @param now milliseconds since 1970
 */
export function verifyRequest(request: SignedRequest, secret: string, now: number): Verdict {
  const { headers } = request
  if (headers['x-webhook-signature'] !== undefined) return verifySignature(request, secret, now)
  const given = textOf(headers['x-publish-secret']) ?? authorizedSecret(headers.authorization)
  return given !== undefined && isSameSecret(given, secret) ? { kind: 'known' } : refused
}

/** Signatures that are remembered: more than arrive within the tolerance at the highest rate of one sender. */
const maxSignatures = 10_000

/**
 * Creates the memory of signed requests: true for one that was seen before. It forgets what is too old to be
 * accepted anyway.
 */
export function createReplayCheck(): (signature: string, now: number) => boolean {
  const seen = new Map<string, number>()
  return (signature, now) => {
    for (const [old, time] of seen) {
      if (now - time <= 2 * tolerance * 1000 && seen.size < maxSignatures) break
      seen.delete(old)
    }
    if (seen.has(signature)) return true
    seen.set(signature, now)
    return false
  }
}
