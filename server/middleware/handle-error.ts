import { STATUS_CODES } from 'node:http'
import type { ErrorRequestHandler, Request } from 'express'
import { withPrefix } from '../../src/i18n/locales.ts'
import { localeOfPath } from '../../src/router/match.ts'
import { pageOfPayload } from '../../src/router/payload.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../http-error.ts'
import { errorPayload } from '../loaders.ts'
import { renderError } from '../render.tsx'
import { sendPage } from '../responses.ts'
import { readVisitor } from '../visitor.ts'

const maxRequested = 200

/** The one place that logs errors, picks page or JSON, and hides what is nobody's business. */
export const handleError =
  (deps: Deps): ErrorRequestHandler =>
  async (error, req, res, next) => {
    if (res.headersSent) return next(error)
    const failure = toHttpError(error)
    const { reqId } = res.locals
    if (failure !== error && failure.status >= 500) deps.logger.error({ err: error, reqId }, 'Request failed')
    if (failure.status === 503) res.setHeader('Retry-After', '10')
    if (hasLongBody(req)) res.setHeader('Connection', 'close')
    res.setHeader('Cache-Control', 'no-store')
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
    sendPage(deps, res, await renderError(deps, payload, visitor), payload, visitor)
  }

const longestUnread = 65_536

/** A body that nobody reads would be received to its end, only to keep the connection. */
const hasLongBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > longestUnread

/** What a handler did not expect is a 500 without details; Express's own refusals keep their status. */
function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  const status = Number((error as { status?: unknown } | undefined)?.status)
  return new HttpError(status >= 400 && status < 500 ? status : 500, '')
}

const wantsJson = (req: Request): boolean =>
  /^\/(api|builds)([/?]|$)/.test(req.originalUrl) ||
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
