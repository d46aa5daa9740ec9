import type { Payload, Visitor } from '../../src/content/payload.ts'
import { matchRoute, type RouteMatch } from '../../src/router/match.ts'
import { pageOfPayload, payloadUrl, withTexts } from '../../src/router/payload-url.ts'
import type { Deps } from '../deps.ts'
import { pageFactsOf } from '../http/responses.ts'
import { loadPayload } from '../loaders/load-payload.ts'
import { renderPage } from '../render/render-page.tsx'
import { type CachedResponse, defaultVisitor, digest } from './cached-response.ts'
import { redirectRuleTags } from './dependency-tracker.ts'
import type { PreviousResponse, RenderResponse, RenderResult } from './in-flight.ts'
import type { PrerenderOutcome } from './page-cache.ts'

interface Asked {
  readonly match: RouteMatch
  /** What was asked for, for messages. */
  readonly address: string
  readonly visitor: Visitor
}

/** What rendering adds to a page's data. */
interface Draft {
  /**
   * Everything that the answer is made of besides the build, as text. Written when it is read: nobody
   * compares what nobody keeps.
   */
  readonly content: string
  write(tags: readonly string[]): Promise<CachedResponse>
}

type Drafter = (deps: Deps, payload: Payload, asked: Asked) => Draft

/** Makes answers unless the content still says what the known one is made of: rendering costs most. */
const maker =
  (draft: Drafter) =>
  (deps: Deps, asked: Asked): RenderResponse =>
  async (held: PreviousResponse): Promise<RenderResult> => {
    const began = performance.now()
    const recorded = await deps.dependencies.track(() => loadPayload(deps, asked.match, asked.address))
    const { result: loaded, tags, complete } = recorded
    if (loaded.kind === 'redirect') return { ...loaded, tags }
    const loadedAt = performance.now()
    const drafted = draft(deps, loaded.payload, asked)
    const fingerprint = held.keeps ? digest(drafted.content) : ''
    if (held.keeps && held.fingerprint === fingerprint) return { kind: 'same', complete }
    const page = await drafted.write(tags)
    const took = { content: loadedAt - began, render: performance.now() - loadedAt }
    return { kind: 'page', page, complete, fingerprint, took }
  }

/** The HTML of a page. Rejects also when a component throws. */
export const documentRenderer = maker((deps, payload, { match, visitor }) => ({
  get content() {
    return JSON.stringify(payload)
  },
  async write(tags) {
    const html = await renderPage(deps, payload, visitor)
    const around = { about: pageFactsOf(payload), visitor, tags, route: match.route.path }
    return deps.responseBuilder.document(html, { ...around, isRoot: payload.path === '/' })
  },
}))

/**
 * The JSON of a page. The texts of its language are only in the one that a document asks for: whoever goes on
 * from there has them.
 */
export const payloadRenderer = maker((deps, { translations, ...payload }, { match, address }) => {
  const content = JSON.stringify(address.endsWith(`&${withTexts}`) ? { ...payload, translations } : payload)
  return {
    content,
    async write(tags) {
      return deps.responseBuilder.payload(content, {
        about: pageFactsOf(payload),
        tags,
        route: match.route.path,
      })
    },
  }
})

/** The same, unless a rule leads visitors of the page elsewhere: for what no request has been checked for. */
const unlessRuled =
  (deps: Deps, { locale, path }: RouteMatch, make: RenderResponse): RenderResponse =>
  async (held) => {
    const rule = await deps.redirects.find(locale, path, '')
    if (!rule?.override) return make(held)
    return { kind: 'redirect', status: rule.status, to: rule.to ?? path, tags: redirectRuleTags(locale) }
  }

/** Makes what lies at an address of the cache; undefined for what is no page's. */
export function rendererAt(deps: Deps, address: string, visitor: Visitor): RenderResponse | undefined {
  const page = pageOfPayload(address.split('?')[0] ?? '')
  const match = matchRoute(page ?? address, deps.config.searchPath)
  if (!match) return undefined
  const make = page === undefined ? documentRenderer : payloadRenderer
  return unlessRuled(deps, match, make(deps, { match, address, visitor }))
}

/** Makes document and payload of a page before anyone asks, unless a rule leads its visitors elsewhere. */
export async function prerenderPage(deps: Deps, path: string): Promise<PrerenderOutcome> {
  const prepare = async (address: string): Promise<PrerenderOutcome> => {
    const make = rendererAt(deps, address, defaultVisitor)
    return make ? deps.pages.prerender(address, make) : 'skipped'
  }
  const document = await prepare(path)
  return document === 'kept' ? prepare(payloadUrl(path, deps.frontend.buildId)) : document
}
