import type { ErrorRequestHandler, Request, Response } from 'express'
import { withPrefix } from '../../src/i18n/locales.ts'
import { localeOfPath } from '../../src/router/match.ts'
import { CmsError } from '../cms/http-client/cms-error.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../http/http-error.ts'
import { isCacheableNotFound, wantsJson } from '../http/negotiation.ts'
import { pageFactsOf, sendPage } from '../http/responses.ts'
import { reasonOf } from '../http/server.ts'
import { readVisitor } from '../http/visitor.ts'
import { errorPayload } from '../loaders/error-payload.ts'
import { sendCachedResponse } from '../page-cache/cached-answer.ts'
import { renderError } from '../render/render-page.tsx'
import { isTemporary, OverloadError } from '../scheduling/render-queue.ts'

const maxRequested = 200

/** The one place that logs errors, picks page or JSON, and hides what is nobody's business. */
export const handleError =
  (deps: Deps): ErrorRequestHandler =>
  async (error, req, res, next) => {
    if (res.headersSent) return next(error)
    const failure = toHttpError(error)
    const { reqId } = res.locals
    // What the content system does wrong is reported where it is called, once for each fault; too many
    // visitors are nobody's fault.
    if (isTemporary(error)) deps.logger.debug({ err: error, reqId }, 'Could not be had at this moment')
    else if (failure !== error && failure.status >= 500)
      deps.logger.error({ err: error, reqId }, 'Request failed')
    if (failure.status === 503) res.setHeader('Retry-After', retryAfter(error))
    if (hasLongBody(req)) res.setHeader('Connection', 'close')
    res.setHeader('Cache-Control', 'no-store')
    for (const name of fileHeaders) res.removeHeader(name)
    if (wantsJson(req)) {
      const title = reasonOf(failure.status) ?? 'Error'
      const detail = failure === error ? failure.message : undefined
      return void res
        .status(failure.status)
        .type('application/problem+json')
        .send(
          JSON.stringify({ type: 'about:blank', title, status: failure.status, ...(detail && { detail }) }),
        )
    }
    if (error instanceof OverloadError) return sendPlain(res, failure.status)
    try {
      await sendErrorPage(deps, req, res, failure, failure === error ? failure.message : undefined)
    } catch (err) {
      // Too many visitors: not even an error screen has its turn.
      if (err instanceof OverloadError) res.setHeader('Retry-After', err.retryAfter)
      else deps.logger.error({ err, reqId }, 'The error screen could not be loaded')
      sendPlain(res, err instanceof OverloadError ? 503 : failure.status)
    }
  }

/** What costs nothing and needs nothing: for too many visitors, and where the error screen itself fails. */
function sendPlain(res: Response, status: number): void {
  const title = `${status} ${reasonOf(status) ?? 'Error'}`
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1></html>`
  res.status(status).type('html').send(html)
}

/** @param message what may be told of it */
async function sendErrorPage(
  deps: Deps,
  req: Request,
  res: Response,
  { status, hint }: HttpError,
  message: string | undefined,
): Promise<void> {
  // `*` and `http://…` are no path of this site.
  const path = req.originalUrl.startsWith('/') ? (req.originalUrl.split('?')[0] ?? '/') : '/'
  const locale = localeOfPath(path)
  const version: number = res.locals.contentVersion ?? deps.pages.notFound.version()
  const { result: payload, complete } = await deps.dependencies.track(() =>
    errorPayload(deps, locale, innerPath(path, withPrefix(locale, '/')), {
      ...{ status, hint },
      ...(message !== undefined && { message }),
      ...(status === 404 && { requested: req.originalUrl.slice(0, maxRequested) }),
    }),
  )
  res.locals.locale = locale
  const visitor = readVisitor(req)
  const about = pageFactsOf(payload)
  const html = await renderError(deps, payload, visitor)
  if (status !== 404 || !complete || !isCacheableNotFound(req) || deps.content.health().state !== 'ok')
    return sendPage(deps, req, res, html, about, visitor)
  const page = deps.responseBuilder.document(html, { about, visitor, tags: [], route: res.locals.route })
  deps.pages.notFound.set(req.originalUrl, page, version)
  await sendCachedResponse(deps.pages, req, res, page, { cache: 'none' })
}

/**
 * A file that may not be sent as it was asked for (412, 416) has been described already: the error's own text
 * is none of it.
 */
const fileHeaders = [
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Encoding',
  'ETag',
  'Last-Modified',
] as const

const longestUnread = 65_536

/** A body that nobody reads would be received to its end, only to keep the connection. */
const hasLongBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > longestUnread

/** Seconds. The breaker probes more often than that. */
const usualRetry = 10

function retryAfter(error: unknown): number {
  if (error instanceof OverloadError) return error.retryAfter
  return error instanceof CmsError ? Math.max(usualRetry, Math.ceil(error.retryAfter ?? 0)) : usualRetry
}

/**
 * What a handler did not expect is a 500 without details; Express's own refusals keep their status. A content
 * system that cannot be asked is nobody's mistake here, and will pass: 503.
 */
function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (isTemporary(error)) return new HttpError(503, '')
  const status = Number((error as { status?: unknown } | undefined)?.status)
  return new HttpError(status >= 400 && status < 500 ? status : 500, '')
}

function innerPath(path: string, prefix: string): string {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.slice(prefix === '/' ? 0 : prefix.length) || '/'
  } catch {
    return '/'
  }
}
