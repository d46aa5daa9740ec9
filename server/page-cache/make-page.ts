import type { Payload, Visitor } from '../../src/content/payload.ts'
import { matchRoute, type RouteMatch } from '../../src/router/match.ts'
import { payloadUrl } from '../../src/router/payload.ts'
import type { Deps } from '../deps.ts'
import { loadPayload } from '../loaders.ts'
import { renderPage } from '../render.tsx'
import { factsOf } from '../responses.ts'
import type { Made, Prepared } from './page-cache.ts'

/** Who has chosen nothing: finished pages are made for all of them at once. */
const anyone: Visitor = { theme: 'auto', consent: 'undecided' }

/** @throws like `loadPayload` */
export type Maker = (deps: Deps, match: RouteMatch, address: string) => Promise<Made>
type Write = (payload: Payload, deps: Deps) => string | Promise<string>

const maker =
  (write: Write): Maker =>
  async (deps, match, address) => {
    const lostBefore = deps.lost()
    const loaded = await loadPayload(deps, match, address)
    if (loaded.kind === 'redirect') return loaded
    const text = await write(loaded.payload, deps)
    const complete = deps.lost() === lostBefore
    return { kind: 'page', text, about: factsOf(loaded.payload), complete }
  }

/** The HTML of a page for a visitor without choices. Rejects also when a component throws. */
export const makeDocument = maker((payload, deps) => renderPage(deps, payload, anyone))

/** The JSON of a page. The browser keeps the texts of its language; it asks the API when the language changes. */
export const makePayload = maker(({ translations: _, ...rest }) => JSON.stringify(rest))

/** Makes document and payload of a page before anyone asks, unless a rule leads its visitors elsewhere. */
export async function preparePage(deps: Deps, path: string): Promise<Prepared> {
  const match = matchRoute(path)
  if (!match || (await deps.redirects.find(match.locale, match.path, ''))?.override) return 'skipped'
  const document = await deps.pages.prepare(path, () => makeDocument(deps, match, path))
  if (document !== 'kept') return document
  const address = payloadUrl(path, deps.frontend.buildId)
  return deps.pages.prepare(address, () => makePayload(deps, match, address))
}
