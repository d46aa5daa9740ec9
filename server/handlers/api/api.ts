import { type Request, type RequestHandler, Router } from 'express'
import { looksLikeMarkup } from '../../../src/content/markup.ts'
import type { ContentPage, Value, Values } from '../../../src/content/types.ts'
import { isHtml, isValues } from '../../../src/content/values/values.ts'
import * as messages from '../../../src/shared/errors.ts'
import { ownAddresses as at, pathBelow } from '../../addresses/own-addresses.ts'
import type { Deps } from '../../deps.ts'
import { HttpError } from '../../http/http-error.ts'
import { localeParameter, publicSets, unknownAddress } from './api-parameters.ts'
import { cmsApi } from './cms-api.ts'

const below = (address: { readonly path: string }) => pathBelow('/api', address)

/**
 * Serves content as JSON below `/api` (docs/api.md), for reading only. Every other address there throws
 * HttpError 404. Settings that fail to load throw HttpError 503.
 */
export function api(deps: Deps): RequestHandler {
  const { content, globals, config, languages } = deps
  const localeOf = ({ query }: Pick<Request, 'query'>) => localeParameter(languages, query.locale)
  const sets = () => publicSets(config, deps.menus)
  const router = Router({ caseSensitive: true, strict: true })

  // Pages go before what programs ask for.
  router.use(async (_req, _res, next) => {
    await deps.scheduler.dataQueue.turn()
    next()
  })
  router.get(below(at.globalsData), async (_req, res) => {
    const settings = await globals.settings()
    if (settings.failed) throw new HttpError(503, messages.globals)
    res.json({ gtm_id: settings.gtmId ?? null })
  })
  router.get(below(at.translations), async (req, res) => {
    res.json({ data: await content.translations(localeOf(req)) })
  })
  router.get<{ handle: string }>(below(at.collection), async (req, res) => {
    const locale = localeOf(req)
    const { handle } = req.params
    // Unknown handles must not cause requests to the content system.
    if (!(await content.collections(locale)).includes(handle)) throw unknownAddress()
    res.json({ data: await content.entries(locale, { collection: handle }) })
  })
  router.get(below(at.globals), async (req, res) => {
    const all = await content.globals(localeOf(req))
    const data = (await sets()).globals.flatMap((handle) =>
      Object.hasOwn(all, handle) ? [{ ...all[handle], handle }] : [],
    )
    res.json({ data })
  })
  router.get([below(at.pages), below(at.page)], async (req, res) => {
    const params: { path?: readonly string[] } = req.params
    const answer = await content.page(localeOf(req), `/${(params.path ?? []).join('/')}`)
    if (answer.kind === 'missing') throw unknownAddress()
    res.json({ data: answer.kind === 'page' ? publicPage(answer.page) : { redirect: answer.to } })
  })
  router.get<{ handle: string }>(below(at.navigation), async (req, res) => {
    if (!(await sets()).menus.includes(req.params.handle)) throw unknownAddress()
    const items = await content.navigation(localeOf(req), req.params.handle)
    if (!items) throw unknownAddress()
    res.json({ data: items })
  })
  router.get(below(at.tree), async (req, res) => {
    res.json({ data: await content.tree(localeOf(req)) })
  })
  router.use('/cms', cmsApi(deps, sets))
  router.use(() => {
    throw unknownAddress()
  })

  return (req, res, next) => {
    res.setHeader('Cache-Control', 'no-cache')
    // With `API_BASE` pages use the API of another origin, and this server may be that API.
    if (config.apiBase) res.setHeader('Access-Control-Allow-Origin', config.siteUrl)
    return router(req, res, next)
  }
}

/** A page with all its markup sanitized, because clients may insert it into a document as it is. */
const publicPage = (page: ContentPage): Omit<ContentPage, 'texts'> => {
  const sanitize = page.texts()
  const clean = (value: Value): Value => {
    if (typeof value === 'string') return looksLikeMarkup(value) ? sanitize(value).html : value
    if (Array.isArray(value)) return value.map(clean)
    if (!isValues(value) || isHtml(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, clean(member)]))
  }
  const { texts: _, ...rest } = page
  return { ...rest, fields: clean(page.fields) as Values }
}
