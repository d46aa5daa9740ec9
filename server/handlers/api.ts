import { type RequestHandler, Router } from 'express'
import { looksLikeMarkup } from '../../src/content/markup.ts'
import type { ContentPage, Value, Values } from '../../src/content/types.ts'
import { isHtml, isValues } from '../../src/content/values.ts'
import * as messages from '../../src/errors.ts'
import { type Locale, localeByName } from '../../src/i18n/locales.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../http-error.ts'
import { menuHandles } from '../shell.ts'

/** Collections that the public API lists; whatever else the content system holds stays there. */
const publicCollections: ReadonlySet<string> = new Set(['news', 'nieuws', 'articles', 'projects'])
/** Global sets whose fields are public. */
const publicGlobals = ['general', 'organization'] as const

/** The read-only, allow-listed way to the content system. What is not listed here is 404. */
export function api(deps: Deps): RequestHandler {
  const { content, globals, config } = deps
  const router = Router({ caseSensitive: true, strict: true })

  router.get('/globalsData', async (_req, res) => {
    const settings = await globals.settings()
    if (settings.failed) throw new HttpError(503, messages.globals)
    res.json({ gtm_id: settings.gtmId ?? null })
  })
  router.get('/collections/translations', async (req, res) => {
    res.json({ data: await content.translations(askedLocale(req.query.locale)) })
  })
  router.get('/collections/:handle', async (req, res) => {
    if (!publicCollections.has(req.params.handle)) throw unknownAddress()
    const locale = askedLocale(req.query.locale)
    res.json({ data: await content.entries(locale, { collection: req.params.handle }) })
  })
  router.get('/globals', async (req, res) => {
    const sets = await content.globals(askedLocale(req.query.locale))
    const data = publicGlobals.flatMap((handle) => (sets[handle] ? [{ ...sets[handle], handle }] : []))
    res.json({ data })
  })
  router.get(['/pages', '/pages/*path'], async (req, res) => {
    const params: { path?: readonly string[] } = req.params
    const answer = await content.page(askedLocale(req.query.locale), `/${(params.path ?? []).join('/')}`)
    if (answer.kind === 'missing') throw unknownAddress()
    res.json({ data: answer.kind === 'page' ? publicPage(answer.page) : { redirect: answer.to } })
  })
  router.get('/navigation/:handle', async (req, res) => {
    if (!menuHandles.includes(req.params.handle)) throw unknownAddress()
    const items = await content.navigation(askedLocale(req.query.locale), req.params.handle)
    if (!items) throw unknownAddress()
    res.json({ data: items })
  })
  router.get('/sitemap', async (req, res) => {
    res.json({ data: await content.tree(askedLocale(req.query.locale)) })
  })
  router.use(() => {
    throw unknownAddress()
  })

  return (req, res, next) => {
    res.setHeader('Cache-Control', 'no-cache')
    if (config.apiBase) res.setHeader('Access-Control-Allow-Origin', config.siteUrl)
    return router(req, res, next)
  }
}

/** The page with every text that is markup sanitised: nobody knows what a caller does with it. */
const publicPage = (page: ContentPage): Omit<ContentPage, 'texts'> => {
  const sanitise = page.texts()
  const clean = (value: Value): Value => {
    if (typeof value === 'string') return looksLikeMarkup(value) ? sanitise(value).html : value
    if (Array.isArray(value)) return value.map(clean)
    if (!isValues(value) || isHtml(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, clean(member)]))
  }
  const { texts: _, ...rest } = page
  return { ...rest, fields: clean(page.fields) as Values }
}

const unknownAddress = () => new HttpError(404, 'The API has no such address')

/** The name is trimmed; empty means the default language; code, descriptor and label are understood too. */
function askedLocale(name: unknown): Locale {
  const locale = name === undefined || typeof name === 'string' ? localeByName(name ?? '') : undefined
  if (!locale) throw new HttpError(404, 'The API knows no such locale')
  return locale
}
