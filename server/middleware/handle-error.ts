import type { ErrorRequestHandler, Request, Response } from 'express'
import type { Locale } from '../../src/i18n/languages.ts'
import { routingOf } from '../../src/router/match.ts'
import { CmsError } from '../cms/http-client/cms-error.ts'
import { insideLanguage } from '../cms/model/addresses/tidy-address.ts'
import type { Deps } from '../deps.ts'
import { readVisitor } from '../http/cookies.ts'
import { isSharedPath } from '../http/domains/public-addresses.ts'
import { HttpError, plainErrorPage, problemText, problemType } from '../http/http-error.ts'
import { isCacheableNotFound, wantsJson } from '../http/negotiation.ts'
import { errorPayload } from '../loaders/error-payload.ts'
import { pageFactsOf } from '../page-cache/cached-response.ts'
import { sendCachedResponse, sendPage } from '../page-cache/send-response.ts'
import { isTemporary } from '../page-cache/temporary-error.ts'
import { renderError } from '../render/render-page.tsx'
import { OverloadError } from '../scheduling/waiting-line.ts'

/** Characters of the requested address that the error screen shows. */
const maxRequestedLength = 200

/**
 * Sends the response for an error that a handler threw: problem JSON (RFC 9457) for scripts, the error screen
 * for visitors. Unexpected errors are logged here. Details are shown only of an `HttpError`.
 */
export const handleError =
  (deps: Deps): ErrorRequestHandler =>
  async (error, req, res, next) => {
    if (res.headersSent) return next(error)
    const failure = toHttpError(error)
    const { reqId } = res.locals
    // A fault of the content system is reported by the HTTP client for that system. An overload is no fault
    // of the server.
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
      // Under too much load the render queue refuses error screens too.
      if (err instanceof OverloadError) res.setHeader('Retry-After', err.retryAfter)
      else deps.logger.error({ err, reqId }, 'The error screen could not be loaded')
      sendPlain(res, err instanceof OverloadError ? 503 : failure.status)
    }
  }

/** Sends an error as problem JSON. */
const sendProblem = (res: Response, status: number, detail: string | undefined): void =>
  void res.status(status).type(problemType).send(problemText(status, detail))

const sendPlain = (res: Response, status: number): void =>
  void res.status(status).type('html').send(plainErrorPage(status))

/**
 * Sends the error screen. That of a 404 is cached where it is complete and the same for all visitors.
 * @param message text for the visitor; undefined for an unexpected error
 */
async function sendErrorPage(
  deps: Deps,
  req: Request,
  res: Response,
  { status, hint }: HttpError,
  message: string | undefined,
): Promise<void> {
  // Request targets such as `*` and `http://…` are not paths of this site.
  const address = req.originalUrl.startsWith('/') ? (deps.domains?.requested(req) ?? req.originalUrl) : '/'
  const [path = '/'] = address.split('?')
  const locale = localeOf(deps, req, path)
  const version: number = res.locals.contentVersion ?? deps.pages.notFound.version()
  const { result: payload, complete } = await deps.dependencies.track(() =>
    errorPayload(deps, locale, innerPath(path, deps.languages.of(locale).prefix), {
      ...{ status, hint },
      ...(message !== undefined && { message }),
      ...(status === 404 && { requested: req.originalUrl.slice(0, maxRequestedLength) }),
    }),
  )
  res.locals.locale = locale
  const versions = deps.consent.versions()
  const visitor = readVisitor(req, versions)
  const facts = pageFactsOf(payload)
  const html = await renderError(deps, payload, visitor)
  const isStored = complete && isCacheableNotFound(req, versions) && deps.content.health().state === 'ok'
  if (status !== 404 || !isStored) return sendPage(deps, req, res, html, { facts, visitor })
  const { route } = res.locals
  const page = deps.responseBuilder.document(html, { facts, visitor, tags: [], route })
  deps.pages.notFound.set(req.originalUrl, page, version)
  await sendCachedResponse(deps.pages, req, res, page, { cache: 'none' })
}

/** The language of an error: that of the path, or that of the domain for what is the same on all domains. */
const localeOf = ({ languages, domains }: Deps, req: Request, path: string): Locale =>
  domains && isSharedPath(path) ? domains.usual(domains.originOf(req)) : routingOf(languages).localeOf(path)

/**
 * Headers that describe a file. They may be set already when a request for a file fails (412, 416), and are
 * removed.
 */
const fileHeaders = [
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Encoding',
  'ETag',
  'Last-Modified',
] as const

/** Bytes of an unread body up to which its connection stays open. */
const maxUnreadBytes = 65_536

/** Whether a request has a body so long that closing the connection is cheaper than receiving it unread. */
const hasLongBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > maxUnreadBytes

/**
 * Minimum `Retry-After` for a failure of the content system, in seconds: longer than the pauses of up to six
 * seconds between two probes of a content system that is down.
 */
const minRetryAfter = 10

/** The `Retry-After` of a response with status 503, in seconds. */
function retryAfter(error: unknown): number {
  if (error instanceof OverloadError) return error.retryAfter
  return error instanceof CmsError ? Math.max(minRetryAfter, Math.ceil(error.retryAfter ?? 0)) : minRetryAfter
}

/**
 * Converts any error to an `HttpError`. Temporary failures become a 503. Express's own client errors keep
 * their status. Anything else becomes a 500 without details.
 */
function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (isTemporary(error)) return new HttpError(503, '')
  const status = Number((error as { status?: unknown } | undefined)?.status)
  return new HttpError(status >= 400 && status < 500 ? status : 500, '')
}

/** The decoded path inside its language; `/` where the path cannot be decoded. */
function innerPath(path: string, prefix: string): string {
  try {
    const decoded = decodeURIComponent(path)
    return insideLanguage(prefix, decoded) ?? decoded
  } catch {
    return '/'
  }
}
