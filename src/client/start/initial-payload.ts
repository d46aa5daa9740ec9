import type { ClientState, Payload } from '../../content/payload.ts'
import { textsParam } from '../../router/payload-url.ts'
import { fetchPayload } from '../router/fetch-payload.ts'

/** Milliseconds. What hangs would keep the app from being tried again. */
const patience = 15_000
/** While a deploy is under way the next answer may come from this page's own build. */
const tries = 2

/**
 * The data of the page that stands in the document, with the texts that it was made with. Rejects when it
 * cannot be had.
 */
export async function fetchInitialPayload({ payload, path, buildId }: ClientState): Promise<Payload> {
  if (payload) return payload
  const signal = AbortSignal.timeout(patience)
  const answer = await fetchPayload(`${path}?${textsParam}`, { buildId, signal, tries })
  if (answer.kind === 'redirect') throw new Error(`The page has moved to ${answer.to}`)
  return answer.payload
}
