import type { Request, RequestHandler, Response } from 'express'
import { cspHash } from '../builds/frontend.ts'
import type { Deps } from '../deps.ts'
import { createRateLimit } from '../forms/rate-limit.ts'
import { authorizedSecret, isSameSecret } from '../http/secrets.ts'
import { reportAsCsv } from '../reports/output/csv.ts'
import { reportAsHtml, style, waitingPage } from '../reports/output/html.ts'
import type { Report } from '../reports/report.ts'
import type { Reports } from '../reports/reports.ts'
import { wait } from '../scheduling/wait.ts'

/** Wrong secrets of one address in a minute, after which it is told to wait. */
const maxFailures = 5
/** Milliseconds that a request waits for a report, less than proxies do; seconds until it is asked for again. */
const maxWait = 20_000
const retryAfter = 5

const headers = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Content-Security-Policy': `default-src 'none'; style-src ${cspHash(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}

interface Form {
  readonly type: string
  readonly write: (report: Report) => string
  /** What is sent while the report is being made. */
  readonly waiting: string
}

const page: Form = { type: 'text/html', write: reportAsHtml, waiting: waitingPage(retryAfter) }
const forms: Readonly<Record<string, Form>> = {
  json: {
    type: 'application/json',
    write: (report) => JSON.stringify(report),
    waiting: '{"status":"collecting"}',
  },
  csv: { type: 'text/csv', write: reportAsCsv, waiting: '' },
}

/**
 * Sends the report to those who know the secret, as bearer token or as password of any name: so that a browser
 * asks for it. The right one is never kept waiting for the wrong ones of others. A page of the content at
 * `/reports` comes first; the report is at `/reports.html`, too.
 */
export function sendReports(
  { logger, content, languages }: Pick<Deps, 'logger' | 'content' | 'languages'>,
  reports: Reports,
  secret: () => string,
  waits: { readonly longest: number } = { longest: maxWait },
): RequestHandler {
  const failures = createRateLimit({ perVisitor: maxFailures, inAll: 300 })
  const ownLanguage = languages.rows.find(({ prefix }) => prefix === '')?.locale

  /** Answers a request without the right secret. One without any is how a browser begins, and is not counted. */
  function refuse(req: Request, res: Response, given: string | undefined): void {
    const left = given === undefined ? 0 : failures.take(req.ip)
    if (left > 0) res.status(429).setHeader('Retry-After', String(left))
    else res.status(401).setHeader('WWW-Authenticate', 'Basic realm="Reports", charset="UTF-8"')
    if (left === 0 && given !== undefined)
      logger.warn({ reqId: res.locals.reqId }, 'A request for the reports was refused')
    res
      .type('text/plain')
      .send(left > 0 ? 'Too many wrong secrets: wait a minute\n' : 'The secret is needed\n')
  }

  return async (req, res, next) => {
    if (req.path === '/reports' && ownLanguage && (await content.has(ownLanguage, req.path))) return next()
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
    const given = authorizedSecret(req.headers.authorization)
    if (given === undefined || !isSameSecret(given, secret())) return refuse(req, res, given)
    const { type, write, waiting } = forms[req.path.split('.')[1] ?? ''] ?? page
    const report = await Promise.race([reports.get(), wait(waits.longest)])
    res.type(type)
    if (report) return void res.send(write(report))
    res.status(202).setHeader('Retry-After', String(retryAfter))
    res.send(waiting)
  }
}
