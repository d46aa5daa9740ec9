/** Sends pages with what is not published yet, to those who have a pass or a token of live preview. */
import type { Request, RequestHandler, Response } from 'express'
import type { Payload } from '../../../src/content/payload.ts'
import { pageLanguage } from '../../../src/i18n/languages.ts'
import { type RouteMatch, routingOf } from '../../../src/router/match.ts'
import { memoWeak } from '../../../src/shared/memo.ts'
import type { Frontend, PageAssets } from '../../builds/frontend.ts'
import { createRateLimit } from '../../forms/rate-limit.ts'
import { readCookies, readVisitor } from '../../http/cookies.ts'
import { publicAddresses, siteOf } from '../../http/domains/public-addresses.ts'
import { HttpError } from '../../http/http-error.ts'
import { sendRedirect } from '../../http/redirect.ts'
import { loadPayload } from '../../loaders/load-payload.ts'
import { noteRoute } from '../../logging/access-log.ts'
import { pageFactsOf } from '../../page-cache/cached-response.ts'
import { type Banner, bannerScript, bannerStyle, withBanner } from '../../preview/banner.ts'
import type { NoPreview } from '../../preview/notice.ts'
import { isToken, type Pass } from '../../preview/pass.ts'
import { mayBePreview, type OpenPreview, passCookie } from '../../preview/preview.ts'
import { previewWords } from '../../preview/words.ts'
import { renderPage } from '../../render/render-page.tsx'
import { allowFrame, keepPrivate, type PreviewDeps, sendNotice, setPass } from './answer.ts'

/** Tokens of one address in a minute that the content system does not know, before it is asked no more. */
const maxFailures = 5

/** What a request may see. */
type Admission =
  | { readonly kind: 'pass'; readonly pass: Pass; readonly isNew?: string }
  | { readonly kind: NoPreview | 'public' }

const tokenIn = (req: Request): string | undefined => {
  const given =
    req.headers['x-preview-token'] ?? (req.query['live-preview'] === undefined ? undefined : req.query.token)
  return isToken(given) ? given : undefined
}

/** Returns a function that decides what a request may see: by its token of live preview, else by its pass. */
function createAdmission({ preview }: PreviewDeps) {
  const failures = createRateLimit({ perVisitor: maxFailures, inAll: 300 })
  async function isKnown(token: string, req: Request): Promise<boolean> {
    const known = (await preview.knowsToken?.(token)) ?? false
    if (!known) failures.take(req.ip)
    return known
  }
  return async (req: Request): Promise<Admission> => {
    const read = preview.passes.read(readCookies(req.headers.cookie)[passCookie])
    const token = tokenIn(req)
    // Who guesses does not make this site ask the content system for ever.
    if (token !== undefined && read.kind !== 'valid' && failures.wait(req.ip) > 0) return { kind: 'limited' }
    if (token !== undefined && (await isKnown(token, req))) {
      const { text, pass } = preview.passes.issue(token)
      return { kind: 'pass', pass, isNew: text }
    }
    if (read.kind === 'valid') return { kind: 'pass', pass: read.pass }
    if (read.kind === 'expired') return { kind: 'ended' }
    return { kind: token === undefined ? 'public' : 'refused' }
  }
}

/** The files of a page without its code: a preview fetches nothing ahead, and goes from document to document. */
const withoutCode = memoWeak(
  (assets: PageAssets): PageAssets => ({ ...assets, script: undefined, preloads: [] }),
)

const previewFrontend = (frontend: Frontend, banner: Banner): Frontend => ({
  ...frontend,
  assets: (page, layout) => withoutCode(frontend.assets(page, layout)),
  transformHtml: (url, html) => frontend.transformHtml(url, withBanner(html, banner)),
})

/** The page for an editor: no search engine, no tools of others, no question about them. */
const asPreview = ({ head, shell: { consent: _, ...shell }, ...page }: Payload, name: string): Payload => ({
  ...page,
  head: { ...head, title: `${name}: ${head.title}`, robots: 'noindex, nofollow', jsonLd: [] },
  shell: { ...shell, analytics: false, consentRequired: false },
})

/**
 * Sends pages with drafts. Nothing of them is kept: neither the page nor what it was made of. What is no page,
 * also with drafts, is left to the public site.
 */
export function previewPages(deps: PreviewDeps): RequestHandler {
  const { preview, languages, config, policy } = deps
  const admit = createAdmission(deps)

  async function sendPreview(
    { req, res, match }: { readonly req: Request; readonly res: Response; readonly match: RouteMatch },
    pass: Pass,
    opened: OpenPreview,
  ): Promise<void> {
    const loaded = await loadPayload(opened.deps, match, req.originalUrl)
    if (loaded.kind === 'redirect') {
      sendRedirect(deps, res, { ...loaded, status: 302, tags: [] })
      return
    }
    const { locale } = match
    const language = { locale, ...pageLanguage(languages.of(locale)) }
    const payload = asPreview(loaded.payload, previewWords(locale).name)
    const banner = {
      ...{ language, until: pass.until, timeZone: config.cmsTimeZone, origins: preview.frameOrigins },
      path: publicAddresses(siteOf(deps)).hrefFrom(locale, payload.path),
    }
    const frontend = previewFrontend(opened.deps.frontend, banner)
    const visitor = readVisitor(req, deps.consent.versions())
    const html = await renderPage({ ...opened.deps, frontend }, payload, visitor)
    const allowed = {
      ...{ script: bannerScript, style: bannerStyle },
      frameAncestors: preview.frameOrigins,
    }
    const { frames } = pageFactsOf(payload)
    allowFrame(res, policy?.page({ analytics: false, frames, firstStyles: false, preview: allowed }))
    res.setHeader('Content-Language', language.lang)
    res.status(payload.status).type('html').send(html)
  }

  return async (req, res, next) => {
    if (!mayBePreview(req) || !['GET', 'HEAD'].includes(req.method)) return next()
    const match = routingOf(languages).match(req.path, config)
    if (!match) return next()
    const admission = await admit(req)
    if (admission.kind === 'public') return next()
    if (admission.kind !== 'pass') return sendNotice(deps, req, res, admission.kind, req.path)
    noteRoute(res, match)
    keepPrivate(res)
    if (admission.isNew !== undefined) setPass(req, res, admission.isNew)
    const opened = await preview.open(admission.pass.token)
    try {
      await sendPreview({ req, res, match }, admission.pass, opened)
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return next()
      throw error
    } finally {
      await opened.close()
    }
  }
}
