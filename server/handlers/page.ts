import type { RequestHandler } from 'express'
import type { Payload } from '../../src/content/payload.ts'
import { viewQuery } from '../../src/content/stage-view.ts'
import { matchRoute } from '../../src/router/match.ts'
import { pageOfPayload } from '../../src/router/payload.ts'
import type { Deps } from '../deps.ts'
import { thankSender } from '../forms/thanks.ts'
import { routeNotFound } from '../http-error.ts'
import { loadPayload } from '../loaders.ts'
import { renderPage } from '../render.tsx'
import { noteRoute, redirect, sendPage } from '../responses.ts'
import { readVisitor } from '../visitor.ts'

/** One page as HTML, or the redirect that its entry asks for. */
export const page =
  (deps: Deps): RequestHandler =>
  async (req, res) => {
    const match = matchRoute(req.path)
    if (!match) throw routeNotFound(req.originalUrl)
    noteRoute(res, match)
    const loaded = await loadPayload(deps, match, req.originalUrl)
    if (loaded.kind === 'redirect') return redirect(res, loaded.status, loaded.to)
    const visitor = readVisitor(req)
    // One of thousands of ways to look at examples: nobody keeps it.
    if (hasView(loaded.payload)) res.setHeader('Cache-Control', 'no-store')
    const payload = await thankSender(deps, req, res, loaded.payload)
    sendPage(deps, res, await renderPage(deps, payload, visitor), payload, visitor)
  }

/** Whether the query of a showcase page asks for something. */
const hasView = ({ data, locale }: Payload): boolean =>
  data.kind === 'showcase' && viewQuery(data.view, locale) !== ''

/** The data of a page for client navigation. 409 when the asking page comes from another build. */
export const payload =
  (deps: Deps): RequestHandler =>
  async (req, res, next) => {
    const path = pageOfPayload(req.path)
    if (path === undefined) return next()
    const { buildId } = deps.frontend
    res.setHeader('X-Build-Id', buildId)
    const asked = req.originalUrl.split('?')[1]
    if (asked && asked !== buildId) {
      res.setHeader('Cache-Control', 'no-store')
      res.status(409).json({ error: 'This page belongs to another build', id: buildId })
      return
    }
    const match = matchRoute(path)
    if (!match) throw routeNotFound(req.originalUrl)
    noteRoute(res, match)
    const loaded = await loadPayload(deps, match, req.originalUrl)
    res.setHeader('Cache-Control', 'public, no-cache')
    if (loaded.kind === 'redirect') return void res.json({ redirect: loaded.to })
    // The browser keeps the texts of its language; it asks the API when the language changes.
    const { translations: _, ...rest } = loaded.payload
    res.json(rest)
  }
