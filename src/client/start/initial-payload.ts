import type { ClientState, Payload } from '../../content/payload.ts'
import { textsParam } from '../../router/payload-url.ts'
import { fetchPayload } from '../router/fetch-payload.ts'

/** Milliseconds; without a limit a request that hangs would keep the app from being started again. */
const timeout = 15_000
/** While a deploy is under way the next response may come from this page's own build. */
const tries = 2

/**
 * Fetches the payload that the document was made from, with its texts, for hydration, unless
 * the document itself holds it. Rejects when it cannot be fetched.
 */
export async function fetchInitialPayload({ payload, path, buildId }: ClientState): Promise<Payload> {
  if (payload) return payload
  const signal = AbortSignal.timeout(timeout)
  const answer = await fetchPayload(`${path}?${textsParam}`, { buildId, signal, tries })
  if (answer.kind === 'redirect') throw new Error(`The page has moved to ${answer.to}`)
  return answer.payload
}
