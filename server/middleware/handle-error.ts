import type { ErrorRequestHandler, Request, Response } from 'express'
import { withPrefix } from '../../src/i18n/locales.ts'
import { localeOfPath } from '../../src/router/match.ts'
import { CmsError } from '../cms/http-client/cms-error.ts'
import type { Deps } from '../deps.ts'
import { readVisitor } from '../http/cookies.ts'
import { HttpError } from '../http/http-error.ts'
import { isCacheableNotFound, wantsJson } from '../http/negotiation.ts'
import { reasonOf } from '../http/server.ts'
import { errorPayload } from '../loaders/error-payload.ts'
import { pageFactsOf } from '../page-cache/cached-response.ts'
import { sendCachedResponse, sendPage } from '../page-cache/send-response.ts'
import { isTemporary } from '../page-cache/temporary-error.ts'
import { renderError } from '../render/render-page.tsx'
import { OverloadError } from '../scheduling/render-queue.ts'

const maxRequestedLength = 200

/**
 * Answers whatever a handler threw: with problem JSON (RFC 9457) for code, with the error screen for
 * visitors. It is the one place that logs errors, and it hides the details of all that are not an
 * `HttpError`.
 */
export const handleError =
  (deps: Deps): ErrorRequestHandler =>
  async (error, req, res, next) => {
    if (res.headersSent) return next(error)
    const failure = toHttpError(error)
    const { reqId } = res.locals
    // Faults of the content system are reported once, where it is called; an overload is nobody's fault.
    if (isTemporary(error)) deps.logger.debug({ err: error, reqId }, 'Could not be had at this moment')
    else if (failure !== error && failure.status >= 500)
      deps.logger.error({ err: error, reqId }, 'Request failed')
    if (failure.status === 503) res.setHeader('Retry-After', retryAfter(error))
    if (hasLongBody(req)) res.setHeader('Connection', 'close')
    res.setHeader('Cache-Control', 'no-store')
    for (const name of fileHeaders) res.removeHeader(name)
    const message = failure === error ? failure.message : undefined
    if (wantsJson(req)) return sendProblem(res, failure.status, message)
    if (error instanceof OverloadError) return sendPlain(res, failure.status)
    try {
      await sendErrorPage(deps, req, res, failure, message)
    } catch (err) {
      // Under too much load not even an error screen has its turn.
      if (err instanceof OverloadError) res.setHeader('Retry-After', err.retryAfter)
      else deps.logger.error({ err, reqId }, 'The error screen could not be loaded')
      sendPlain(res, err instanceof OverloadError ? 503 : failure.status)
    }
  }

function sendProblem(res: Response, status: number, detail: string | undefined): void {
  const problem = {
    type: 'about:blank',
    title: reasonOf(status) ?? 'Error',
    status,
    ...(detail && { detail }),
  }
  res.status(status).type('application/problem+json').send(JSON.stringify(problem))
}

/**
 * A page that needs neither content nor React: under too much load, and where the error screen itself fails.
 */
function sendPlain(res: Response, status: number): void {
  const title = `${status} ${reasonOf(status) ?? 'Error'}`
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1></html>`
  res.status(status).type('html').send(html)
}

/** @param message undefined where visitors may not be told what went wrong */
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
      ...(status === 404 && { requested: req.originalUrl.slice(0, maxRequestedLength) }),
    }),
  )
  res.locals.locale = locale
  const visitor = readVisitor(req)
  const facts = pageFactsOf(payload)
  const html = await renderError(deps, payload, visitor)
  const isStored = complete && isCacheableNotFound(req) && deps.content.health().state === 'ok'
  if (status !== 404 || !isStored) return sendPage(deps, req, res, html, { facts, visitor })
  const { route } = res.locals
  const page = deps.responseBuilder.document(html, { facts, visitor, tags: [], route })
  deps.pages.notFound.set(req.originalUrl, page, version)
  await sendCachedResponse(deps.pages, req, res, page, { cache: 'none' })
}

/**
 * Headers that describe a file, set before it turned out that it may not be sent as it was asked for (412,
 * 416).
 */
const fileHeaders = [
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Encoding',
  'ETag',
  'Last-Modified',
] as const

const maxUnreadBytes = 65_536

/** Whether it is cheaper to end the connection than to receive a body to its end that nobody reads. */
const hasLongBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > maxUnreadBytes

/** Seconds. The circuit breaker of the content system probes more often than that. */
const minRetryAfter = 10

function retryAfter(error: unknown): number {
  if (error instanceof OverloadError) return error.retryAfter
  return error instanceof CmsError ? Math.max(minRetryAfter, Math.ceil(error.retryAfter ?? 0)) : minRetryAfter
}

/**
 * Anything unexpected becomes a 500 without details. Express's own refusals keep their status. A content
 * system that cannot be asked will come back: 503.
 */
function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (isTemporary(error)) return new HttpError(503, '')
  const status = Number((error as { status?: unknown } | undefined)?.status)
  return new HttpError(status >= 400 && status < 500 ? status : 500, '')
}

/** A path inside its language; home where it cannot be decoded. */
function innerPath(path: string, prefix: string): string {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.slice(prefix === '/' ? 0 : prefix.length) || '/'
  } catch {
    return '/'
  }
}
