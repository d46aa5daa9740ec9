import type { Request, RequestHandler, Response } from 'express'
import type { Payload, Visitor } from '../../src/content/payload.ts'
import { viewQuery } from '../../src/content/stage-view.ts'
import { matchRoute, type RouteMatch } from '../../src/router/match.ts'
import { pageOfPayload, payloadUrl } from '../../src/router/payload.ts'
import type { PageName } from '../../src/routes.ts'
import type { Deps } from '../deps.ts'
import { thankSender } from '../forms/thanks.ts'
import { routeNotFound } from '../http-error.ts'
import { loadPayload } from '../loaders.ts'
import { type Maker, makeDocument, makePayload } from '../page-cache/make-page.ts'
import type { Made } from '../page-cache/page-cache.ts'
import { renderPage } from '../render.tsx'
import { factsOf, noteRoute, redirect, sendPage } from '../responses.ts'
import { isDefaultVisitor, readVisitor } from '../visitor.ts'

/** One page as HTML, or the redirect that its entry asks for. */
export const page =
  (deps: Deps): RequestHandler =>
  async (req, res) => {
    const match = matchRoute(req.path)
    if (!match) throw routeNotFound(req.originalUrl)
    noteRoute(res, match)
    const asked = { deps, req, res, match }
    const visitor = readVisitor(req)
    if (req.originalUrl.includes('?') || !isDefaultVisitor(visitor)) return sendForVisitor(asked, visitor)
    const made = await finished(asked, req.originalUrl, makeDocument)
    if (made.kind === 'redirect') return redirect(res, made.status, made.to)
    sendPage(deps, res, made.text, made.about, visitor)
  }

interface Asked {
  readonly deps: Deps
  readonly req: Request
  readonly res: Response
  readonly match: RouteMatch
}

/** A page for one visitor: with choices, or an address that asks for more than the page. */
async function sendForVisitor({ deps, req, res, match }: Asked, visitor: Visitor): Promise<void> {
  const loaded = await loadPayload(deps, match, req.originalUrl)
  if (loaded.kind === 'redirect') return redirect(res, loaded.status, loaded.to)
  // One of thousands of ways to look at examples: nobody keeps it.
  if (hasView(loaded.payload)) res.setHeader('Cache-Control', 'no-store')
  const payload = await thankSender(deps, req, res, loaded.payload)
  sendPage(deps, res, await renderPage(deps, payload, visitor), factsOf(payload), visitor)
}

/** Pages that are entries of the content system. */
const entryPages: ReadonlySet<PageName> = new Set(['home', 'content'])

/** What is known of an address, or is made of it. */
async function finished({ deps, res, match }: Asked, address: string, make: Maker): Promise<Made> {
  const { made, cache } = await deps.pages.get(address, () => make(deps, match, address))
  res.locals.cache = cache
  // A source over HTTP looks for edits when it is asked: a page that is known must not keep it from that. It reports its failures itself.
  if (cache === 'hit' && entryPages.has(match.route.page))
    deps.content.page(match.locale, match.path).catch(() => {})
  return made
}

/** Whether the query of a showcase page asks for something. */
const hasView = ({ data, locale }: Payload): boolean =>
  data.kind === 'showcase' && viewQuery(data.view, locale) !== ''

/** The data of a page for client navigation. */
export const payload =
  (deps: Deps): RequestHandler =>
  async (req, res, next) => {
    const path = pageOfPayload(req.path)
    if (path === undefined) return next()
    const match = matchRoute(path)
    if (!match) throw routeNotFound(req.originalUrl)
    noteRoute(res, match)
    const address = payloadUrl(path, deps.frontend.buildId)
    // No other spelling is an address that this site gives out.
    const made =
      req.originalUrl === address
        ? await finished({ deps, req, res, match }, address, makePayload)
        : await makePayload(deps, match, req.originalUrl)
    res.setHeader('Cache-Control', 'public, no-cache')
    if (made.kind === 'redirect') return void res.json({ redirect: made.to })
    res.type('json').send(made.text)
  }
