import type { Payload } from '../../src/content/payload.ts'
import { matchRoute, type RouteMatch } from '../../src/router/match.ts'
import { pagePathOfPayload, payloadUrl, textsParam } from '../../src/router/payload-url.ts'
import type { Visitor } from '../../src/shared/visitor/visitor.ts'
import { findOverridingRule } from '../cms/redirects/overriding-rule.ts'
import type { Config } from '../config/config.ts'
import { defaultVisitor } from '../http/cookies.ts'
import { digest } from '../http/etag.ts'
import { loadPayload } from '../loaders/load-payload.ts'
import type { LoaderDeps } from '../loaders/loader.ts'
import { type RenderDeps, renderPage } from '../render/render-page.tsx'
import type { ResponseBuilder } from './build-response.ts'
import { type CachedResponse, pageFactsOf } from './cached-response.ts'
import { type DependencyTracker, redirectRuleTags } from './dependency-tracker.ts'
import type { PreviousResponse, RenderResponse, RenderResult } from './in-flight.ts'
import type { PageCache, PrerenderOutcome } from './page-cache.ts'

/** What making an answer of the page cache takes. */
export interface ResponseRenderDeps extends LoaderDeps, RenderDeps {
  readonly config: Config
  readonly dependencies: Pick<DependencyTracker, 'track'>
  readonly responseBuilder: ResponseBuilder
  readonly pages: Pick<PageCache, 'prerender'>
}

interface PageRequest {
  readonly match: RouteMatch
  /** What was asked for, with its query: for messages. */
  readonly address: string
  readonly visitor: Visitor
}

/** An answer whose data are loaded, before it is rendered. */
interface Draft {
  /**
   * Everything that the answer is made of besides the build, as text. A getter where writing it costs
   * something: an answer that is not stored is not compared.
   */
  readonly content: string
  render(tags: readonly string[]): Promise<CachedResponse>
}

type CreateDraft = (deps: ResponseRenderDeps, payload: Payload, request: PageRequest) => Draft

/**
 * Loads what an answer is made of, and renders it only if that differs from what the stored answer was made
 * of: rendering costs most.
 */
const createRenderer =
  (createDraft: CreateDraft) =>
  (deps: ResponseRenderDeps, request: PageRequest): RenderResponse =>
  async ({ isStored, fingerprint: previous }: PreviousResponse): Promise<RenderResult> => {
    const began = performance.now()
    const load = () => loadPayload(deps, request.match, request.address)
    const { result: loaded, tags, complete } = await deps.dependencies.track(load)
    if (loaded.kind === 'redirect') return { ...loaded, tags }
    const loadedAt = performance.now()
    const draft = createDraft(deps, loaded.payload, request)
    const fingerprint = isStored ? digest(draft.content) : ''
    if (isStored && previous === fingerprint) return { kind: 'unchanged', complete }
    const page = await draft.render(tags)
    const took = { content: loadedAt - began, render: performance.now() - loadedAt }
    return { kind: 'page', page, complete, fingerprint, took }
  }

/** Renders the HTML of a page. Rejects also when a component throws. */
export const documentRenderer = createRenderer((deps, payload, { match, visitor }) => ({
  get content() {
    return JSON.stringify(payload)
  },
  async render(tags) {
    const html = await renderPage(deps, payload, visitor)
    const isRoot = payload.path === '/'
    const context = { facts: pageFactsOf(payload), visitor, tags, route: match.route.path, isRoot }
    return deps.responseBuilder.document(html, context)
  },
}))

/**
 * Writes the JSON of a page. Only the JSON that a document asks for has the texts of its language: the
 * browser keeps them for the pages that follow.
 */
export const payloadRenderer = createRenderer((deps, { translations, ...payload }, { match, address }) => {
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
 * Renders nothing where an editor's rule leads visitors of the page elsewhere. Requests are checked for rules
 * before they reach a renderer; what is rendered without a request is not.
 */
const unlessOverridden =
  (deps: ResponseRenderDeps, { locale, path }: RouteMatch, render: RenderResponse): RenderResponse =>
  async (previous) => {
    const rule = await findOverridingRule(deps.redirects, { locale, path })
    if (!rule) return render(previous)
    return { kind: 'redirect', status: rule.status, to: rule.to ?? path, tags: redirectRuleTags(locale) }
  }

/**
 * The renderer of what lies at an address of the cache, for refreshing and prerendering; undefined for what
 * is no page's address.
 */
export function rendererAt(
  deps: ResponseRenderDeps,
  address: string,
  visitor: Visitor,
): RenderResponse | undefined {
  const page = pagePathOfPayload(address.split('?')[0] ?? '')
  const match = matchRoute(page ?? address, deps.config.searchPath)
  if (!match) return undefined
  const renderer = page === undefined ? documentRenderer : payloadRenderer
  return unlessOverridden(deps, match, renderer(deps, { match, address, visitor }))
}

/** Renders document and payload of a page before anyone asks for them. */
export async function prerenderPage(deps: ResponseRenderDeps, path: string): Promise<PrerenderOutcome> {
  const prerender = async (address: string): Promise<PrerenderOutcome> => {
    const render = rendererAt(deps, address, defaultVisitor)
    return render ? deps.pages.prerender(address, render) : 'skipped'
  }
  const document = await prerender(path)
  return document === 'stored' ? prerender(payloadUrl(path, deps.frontend.buildId)) : document
}
