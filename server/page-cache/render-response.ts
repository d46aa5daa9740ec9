import { listQueryOf } from '../../src/router/list-state.ts'
import { type RouteMatch, routingOf } from '../../src/router/match.ts'
import { pagePathOfPayload, payloadUrl, textsParam } from '../../src/router/payload-url.ts'
import type { Visitor } from '../../src/shared/visitor/visitor.ts'
import { findOverridingRule } from '../cms/redirects/overriding-rule.ts'
import type { Config } from '../config/config.ts'
import { defaultVisitor } from '../http/cookies.ts'
import { digest } from '../http/etag.ts'
import { loadPayload } from '../loaders/load-payload.ts'
import type { LoadedPayload, LoaderDeps } from '../loaders/loader.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { type RenderDeps, renderPage } from '../render/render-page.tsx'
import type { ResponseBuilder } from './build-response.ts'
import { type CachedResponse, pageFactsOf } from './cached-response.ts'
import { type DependencyTracker, pageTag, redirectRuleTags } from './dependency-tracker.ts'
import type { PreviousResponse, RenderResponse, RenderResult } from './in-flight.ts'
import type { PageCache, PrerenderOutcome } from './page-cache.ts'
import { renderOrShare, type SharedPages, sharedPageName } from './shared-pages.ts'

/** The services that rendering a response for the page cache needs. */
export interface ResponseRenderDeps extends LoaderDeps, RenderDeps {
  readonly config: Config
  readonly dependencies: Pick<DependencyTracker, 'track'>
  readonly responseBuilder: ResponseBuilder
  readonly pages: Pick<PageCache, 'prerender'>
  /** Pages of other processes; undefined on a site of one. */
  readonly sharedPages: SharedPages | undefined
  /** Undefined where nobody counts. */
  readonly metrics?: Pick<Metrics, 'rendered'> | undefined
}

interface PageRequest {
  readonly match: RouteMatch
  /** Requested address with its query, for messages. */
  readonly address: string
  readonly visitor: Visitor
  /** The part of `address` that chooses a part of a list; a page without such a list gives `plain` then. */
  readonly listQuery?: string
}

/** What a page shows, and whether it soon shows more. */
type LoadedData = Pick<Extract<LoadedPayload, { kind: 'payload' }>, 'payload' | 'isProvisional'>

/** A response whose data are loaded, before it is rendered. */
interface Draft {
  /**
   * All data of the response except the build, as text, to be compared with the data of the stored response.
   * A getter where the text is needed for nothing else: it is not computed for a response that is not stored.
   */
  readonly content: string
  render(tags: readonly string[]): Promise<CachedResponse>
}

type CreateDraft = (deps: ResponseRenderDeps, loaded: LoadedData, request: PageRequest) => Draft

/**
 * Returns a renderer that loads the data of a response, and renders it only if they differ from those of the
 * stored response, as rendering takes most of the time.
 */
const createRenderer =
  (createDraft: CreateDraft) =>
  (deps: ResponseRenderDeps, request: PageRequest): RenderResponse =>
  async ({ isStored, fingerprint: previous }: PreviousResponse): Promise<RenderResult> => {
    const began = performance.now()
    const load = () => loadPayload(deps, request.match, request.address)
    const { result: loaded, tags: read, complete } = await deps.dependencies.track(load)
    // First the tag of the address, which pages without an entry have too: caches are told of pages by it.
    const tags = [...new Set([pageTag(request.match.locale, request.match.path), ...read])]
    if (loaded.kind === 'redirect') return { ...loaded, tags }
    if (request.listQuery && loaded.listQuery === undefined) return { kind: 'plain' }
    const loadedAt = performance.now()
    const draft = createDraft(deps, loaded, request)
    const fingerprint = isStored ? digest(draft.content) : ''
    if (isStored && previous === fingerprint) return { kind: 'unchanged', complete }
    const page = await draft.render(tags)
    const took = { content: loadedAt - began, render: performance.now() - loadedAt }
    deps.metrics?.rendered(took)
    return { kind: 'page', page, complete, fingerprint, took }
  }

/** Renders the HTML of a page. Rejects also when a component throws. */
export const documentRenderer = createRenderer((deps, { payload, isProvisional }, { match, visitor }) => ({
  get content() {
    return JSON.stringify(payload) + deps.look.get().css
  },
  async render(tags) {
    // What is at the address of the payload a moment later may say more than this document shows.
    const placement = isProvisional ? 'document' : 'payload'
    const html = await renderOrShare(
      deps.sharedPages,
      () =>
        sharedPageName({
          ...{ content: this.content, visitor, placement, config: deps.config },
          texts: deps.messages(match.locale),
        }),
      () => renderPage(deps, payload, visitor, placement),
    )
    const isRoot = deps.languages.withPrefix(match.locale, match.path) === '/'
    const context = { facts: pageFactsOf(payload), visitor, tags, route: match.route.path, isRoot }
    return deps.responseBuilder.document(html, context)
  },
}))

/**
 * Renders the JSON of a page. Only the JSON for the first document of a visit has the texts of its language,
 * which the browser stores for the following pages.
 */
export const payloadRenderer = createRenderer((deps, loaded, { match, address }) => {
  const { translations, ...payload } = loaded.payload
  const content = JSON.stringify(address.endsWith(`&${textsParam}`) ? { ...payload, translations } : payload)
  return {
    content,
    async render(tags) {
      const context = { facts: pageFactsOf(payload), tags, route: match.route.path }
      return deps.responseBuilder.payload(content, context)
    },
  }
})

/**
 * Wraps a renderer so that it returns a redirect where a redirect rule overrides the page. Requests are
 * checked for rules before they reach a renderer, but background rendering is not.
 */
const unlessOverridden =
  (deps: ResponseRenderDeps, { locale, path }: RouteMatch, render: RenderResponse): RenderResponse =>
  async (previous) => {
    const rule = await findOverridingRule(deps.redirects, { locale, path })
    if (!rule) return render(previous)
    return { kind: 'redirect', status: rule.status, to: rule.to ?? path, tags: redirectRuleTags(locale) }
  }

/**
 * The renderer for an address in the cache, for refreshing and prerendering; undefined where no route matches
 * the address.
 */
export function rendererAt(
  deps: ResponseRenderDeps,
  address: string,
  visitor: Visitor,
): RenderResponse | undefined {
  const [path = ''] = address.split('?')
  const page = pagePathOfPayload(path)
  const match = routingOf(deps.languages).match(page ?? path, deps.config)
  if (!match) return undefined
  const renderer = page === undefined ? documentRenderer : payloadRenderer
  const listQuery = listQueryOf(address.slice(path.length))
  return unlessOverridden(deps, match, renderer(deps, { match, address, visitor, listQuery }))
}

/**
 * Renders document and payload of a page before they are requested.
 * @returns the outcome of the payload, or of the document where that was not stored
 */
export async function prerenderPage(deps: ResponseRenderDeps, path: string): Promise<PrerenderOutcome> {
  const prerender = async (address: string): Promise<PrerenderOutcome> => {
    const render = rendererAt(deps, address, defaultVisitor)
    return render ? deps.pages.prerender(address, render) : 'skipped'
  }
  const document = await prerender(path)
  return document === 'stored' ? prerender(payloadUrl(path, deps.frontend.buildId)) : document
}
