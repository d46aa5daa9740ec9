import { randomUUID } from 'node:crypto'
import type { Response } from 'express'
import type { Logger } from 'pino'
import type { RouteMatch } from '../../src/router/match.ts'
import { memoizeHeader } from '../cache/memo-header.ts'
import { createInfoWriter } from './logger.ts'

/** For log lines: `none` where nothing is kept. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'none'

/** The one line that is written of each request. */
export interface AccessLogEntry {
  readonly reqId: string
  readonly method: string | undefined
  readonly path: string
  readonly route?: string | undefined
  readonly locale?: string | undefined
  readonly status: number
  readonly ms: number
  /** Of the body. The line of a HEAD request says 0, whatever `Content-Length` says. */
  readonly bytes: number
  readonly cache: CacheState
  readonly aborted?: true | undefined
}

/** Writes one line. */
export type WriteAccessLog = (entry: AccessLogEntry) => void

const validId = /^[\w.:-]{1,64}$/
const maxPathLength = 500

/** The id that a request brought along, if it is valid, or a new one. */
export const requestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && validId.test(given) ? given : randomUUID()

/** An address without its query, whose values can be secrets. */
export function loggedPath(address: string): string {
  const query = address.indexOf('?')
  return (query < 0 ? address : address.slice(0, query)).slice(0, maxPathLength)
}

/** Milliseconds since a moment of the monotonic clock. */
export const millisecondsSince = (started: number): number =>
  Math.round((performance.now() - started) * 10) / 10

/** Tells the access log which route answers a request of Express. */
export function noteRoute(res: Response, match: Pick<RouteMatch, 'route' | 'locale'>): void {
  Object.assign(res.locals, { route: match.route.path, locale: match.locale })
}

/**
 * Makes the writer of access log lines. The lines are put together here: a logger that takes any object costs
 * more than sending a page from the cache.
 */
export function createAccessLog(logger: Logger, { buildId }: { readonly buildId: string }): WriteAccessLog {
  const write = createInfoWriter(logger)
  const build = `"buildId":${JSON.stringify(buildId)}`
  // Methods, routes and languages: few, and the same again and again.
  const json = memoizeHeader((text) => JSON.stringify(text))
  const field = (name: string, value: string | undefined): string =>
    value === undefined ? '' : `,"${name}":${json(value)}`
  return ({ reqId, method, path, route, locale, status, ms, bytes, cache, aborted }) => {
    // An id holds nothing that JSON would escape.
    const request = `,"reqId":"${reqId}"${field('method', method)},"path":${JSON.stringify(path)}`
    const matched = field('route', route) + field('locale', locale)
    const length = method === 'HEAD' ? 0 : bytes
    const sent = `,"status":${status},"ms":${ms},"bytes":${length},"cache":"${cache}"${aborted ? ',"aborted":true' : ''}`
    write(`${build}${request}${matched}${sent},"msg":"request"`)
  }
}
