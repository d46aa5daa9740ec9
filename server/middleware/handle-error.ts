import { STATUS_CODES } from 'node:http'
import type { ErrorRequestHandler, Request } from 'express'
import { withPrefix } from '../../src/i18n/locales.ts'
import { localeOfPath } from '../../src/router/match.ts'
import { pageOfPayload } from '../../src/router/payload.ts'
import { CmsError } from '../cms/upstream/cms-error.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../http-error.ts'
import { errorPayload } from '../loaders.ts'
import { renderError } from '../render.tsx'
import { factsOf, sendPage } from '../responses.ts'
import { isForCode } from '../target.ts'
import { readVisitor } from '../visitor.ts'

const maxRequested = 200

/** The one place that logs errors, picks page or JSON, and hides what is nobody's business. */
export const handleError =
  (deps: Deps): ErrorRequestHandler =>
  async (error, req, res, next) => {
    if (res.headersSent) return next(error)
    const failure = toHttpError(error)
    const { reqId } = res.locals
    // What the content system does wrong is reported where it is called, once for each fault.
    if (error instanceof CmsError) deps.logger.debug({ err: error, reqId }, 'Content could not be had')
    else if (failure !== error && failure.status >= 500)
      deps.logger.error({ err: error, reqId }, 'Request failed')
    if (failure.status === 503) res.setHeader('Retry-After', retryAfter(error))
    if (hasLongBody(req)) res.setHeader('Connection', 'close')
    res.setHeader('Cache-Control', 'no-store')
    for (const name of fileHeaders) res.removeHeader(name)
    if (wantsJson(req)) {
      const title = STATUS_CODES[failure.status] ?? 'Error'
      const detail = failure === error ? failure.message : undefined
      return void res
        .status(failure.status)
        .type('application/problem+json')
        .send(
          JSON.stringify({ type: 'about:blank', title, status: failure.status, ...(detail && { detail }) }),
        )
    }
    // `*` and `http://…` are no path of this site.
    const path = req.originalUrl.startsWith('/') ? (req.originalUrl.split('?')[0] ?? '/') : '/'
    const locale = localeOfPath(path)
    const payload = await errorPayload(deps, locale, innerPath(path, withPrefix(locale, '/')), {
      status: failure.status,
      hint: failure.hint,
      ...(failure === error && { message: failure.message }),
      ...(failure.status === 404 && { requested: req.originalUrl.slice(0, maxRequested) }),
    })
    res.locals.locale = locale
    const visitor = readVisitor(req)
    sendPage(deps, res, await renderError(deps, payload, visitor), factsOf(payload), visitor)
  }

/** A file that may not be sent as it was asked for (412, 416) has been described already: the error's own text is none of it. */
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

const retryAfter = (error: unknown): number =>
  error instanceof CmsError ? Math.max(usualRetry, Math.ceil(error.retryAfter ?? 0)) : usualRetry

/**
 * What a handler did not expect is a 500 without details; Express's own refusals keep their status. A content system that cannot be
 * asked is nobody's mistake here, and will pass: 503.
 */
function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof CmsError) return new HttpError(503, '')
  const status = Number((error as { status?: unknown } | undefined)?.status)
  return new HttpError(status >= 400 && status < 500 ? status : 500, '')
}

const wantsJson = (req: Request): boolean =>
  isForCode(req.originalUrl) ||
  pageOfPayload(req.originalUrl.split('?')[0] ?? '') !== undefined ||
  req.accepts(['html', 'json']) === 'json'

function innerPath(path: string, prefix: string): string {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.slice(prefix === '/' ? 0 : prefix.length) || '/'
  } catch {
    return '/'
  }
}
