import { randomUUID } from 'node:crypto'
import type { Response } from 'express'
import type { Logger } from 'pino'
import type { RouteMatch } from '../../src/router/match.ts'
import { memoizeHeader } from '../cache/memo-header.ts'
import { cspReportsPath } from '../http/fixed-headers.ts'
import type { LogTotals } from './log-totals.ts'
import { createInfoWriter } from './logger.ts'
import { sampleNotFound } from './not-found-lines.ts'

/** Result of the cache lookup of a request; `none` for responses that are not cached. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'none'

/** What is left out of the log. */
interface AccessLogOptions {
  readonly buildId: string
  /** Whether most lines of a flood of 404s are left out. */
  readonly leavesFloods?: boolean
  readonly totals?: LogTotals | undefined
}

/** The fields of a line, of which each request gets one. */
export interface AccessLogEntry {
  readonly reqId: string
  readonly method: string | undefined
  readonly path: string
  readonly route?: string | undefined
  readonly locale?: string | undefined
  readonly status: number
  /** Duration in milliseconds. */
  readonly ms: number
  /** Bytes of the body. The line of a HEAD request has 0, whatever `Content-Length` is. */
  readonly bytes: number
  readonly cache: CacheState
  /** The trace that the request belongs to, where the caller sent one. */
  readonly traceId?: string | undefined
  /** Set where the client disconnected before the end. */
  readonly aborted?: true | undefined
}

/** Writes the line of one request. */
export type WriteAccessLog = (entry: AccessLogEntry) => void

/** Request ids that are accepted from proxies. */
const validId = /^[\w.:-]{1,64}$/
/** Characters of a path that are logged. */
const maxPathLength = 500

/** The id in the `X-Request-Id` header, if it is valid, else a new one. */
export const requestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && validId.test(given) ? given : randomUUID()

/** An address without its query, whose values can be secrets. */
export function loggedPath(address: string): string {
  const query = address.indexOf('?')
  return (query < 0 ? address : address.slice(0, query)).slice(0, maxPathLength)
}

/** Milliseconds since a time of the monotonic clock, to one decimal. */
export const millisecondsSince = (started: number): number =>
  Math.round((performance.now() - started) * 10) / 10

/** Stores the route of a request in `res.locals`, for the access log. */
export function noteRoute(res: Response, match: Pick<RouteMatch, 'route' | 'locale'>): void {
  Object.assign(res.locals, { route: match.route.path, locale: match.locale })
}

/**
 * Creates the writer of the access log. It builds the lines as text, because a logger for arbitrary objects
 * takes longer than sending a page from the cache.
 */
export function createAccessLog(
  logger: Logger,
  { buildId, leavesFloods = false, totals }: AccessLogOptions,
): WriteAccessLog {
  const write = createInfoWriter(logger)
  const build = `"buildId":${JSON.stringify(buildId)}`
  // Memoized, as there are few different methods, routes and languages.
  const json = memoizeHeader((text) => JSON.stringify(text))
  const field = (name: string, value: string | undefined): string =>
    value === undefined ? '' : `,"${name}":${json(value)}`
  const writeRequest: WriteAccessLog = ({
    reqId,
    traceId,
    method,
    path,
    route,
    locale,
    status,
    ms,
    bytes,
    cache,
    aborted,
  }) => {
    // Whoever sends reports must not fill the log. They are counted, and some of them have lines of their own.
    if (route === cspReportsPath) return
    // A valid id contains no character that JSON escapes.
    const trace = traceId === undefined ? '' : `,"traceId":"${traceId}"`
    const request = `,"reqId":"${reqId}"${trace}${field('method', method)},"path":${JSON.stringify(path)}`
    const matched = field('route', route) + field('locale', locale)
    const length = method === 'HEAD' ? 0 : bytes
    const sent = `,"status":${status},"ms":${ms},"bytes":${length},"cache":"${cache}"${aborted ? ',"aborted":true' : ''}`
    write(`${build}${request}${matched}${sent},"msg":"request"`)
  }
  if (!leavesFloods) return writeRequest
  return sampleNotFound(writeRequest, {
    tell: (count) => write(`${build},"status":404,"leftOut":${count},"msg":"Requests are left out"`),
    onLeft: () => totals?.leave('not-found'),
  })
}
