import type { ClientState } from '../../content/client-state.ts'
import type { Payload } from '../../content/payload.ts'
import { listQueryOf } from '../../router/list-state.ts'
import { textsParam } from '../../router/payload-url.ts'
import { fetchPayload } from '../router/fetch-payload.ts'

/** Milliseconds after which the requests are aborted: while one hangs, the app cannot be started again. */
const timeout = 15_000
/** Maximum number of requests: during a deploy the next response may come from this page's own build. */
const tries = 2

/**
 * Fetches the payload of the page that the document shows, together with the texts of its language, for
 * hydration. Where the document itself holds the payload, nothing is fetched. Rejects when the payload cannot
 * be fetched or the page has moved.
 */
export async function fetchInitialPayload({ payload, path, buildId }: ClientState): Promise<Payload> {
  if (payload) return payload
  const signal = AbortSignal.timeout(timeout)
  const query = listQueryOf(location.search)
  const address = `${path}${query ? `${query}&` : '?'}${textsParam}`
  const answer = await fetchPayload(address, { buildId, signal, tries })
  if (answer.kind === 'redirect') throw new Error(`The page has moved to ${answer.to}`)
  return answer.payload
}
