import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Frontend } from '../assets/frontend.ts'
import { memoizeHeader } from '../cache/memo-header.ts'
import type { CacheState } from '../page-cache/page-cache.ts'
import { createInfoWriter } from './logger.ts'

/** The one line that is written of each request. */
export interface AccessLogEntry {
  readonly reqId: string
  readonly method: string | undefined
  readonly path: string
  readonly route?: string | undefined
  readonly locale?: string | undefined
  readonly status: number
  readonly ms: number
  /** Of the body; the line of a HEAD says 0, whatever length the answer tells. */
  readonly bytes: number
  readonly cache: CacheState
  readonly aborted?: true | undefined
}

export type WriteAccessLog = (line: AccessLogEntry) => void

const saneId = /^[\w.:-]{1,64}$/
const maxPath = 500

/** The id that a request came with, if it is one, or a new one. */
export const requestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && saneId.test(given) ? given : randomUUID()

/** An address without its query, whose values can be secrets. */
export function loggedPath(address: string): string {
  const query = address.indexOf('?')
  return (query < 0 ? address : address.slice(0, query)).slice(0, maxPath)
}

/** Milliseconds since a moment of the monotonic clock. */
export const millisecondsSince = (started: number): number =>
  Math.round((performance.now() - started) * 10) / 10

/**
 * The lines are put together here: there is one of each request, and a logger that takes any object costs
 * more than a cached page.
 */
export function createAccessLog(logger: Logger, { buildId }: Pick<Frontend, 'buildId'>): WriteAccessLog {
  const write = createInfoWriter(logger)
  const build = `"buildId":${JSON.stringify(buildId)}`
  // Methods, routes and languages: few, and the same again and again.
  const json = memoizeHeader((text) => JSON.stringify(text))
  const field = (name: string, value: string | undefined): string =>
    value === undefined ? '' : `,"${name}":${json(value)}`
  return ({ reqId, method, path, route, locale, status, ms, bytes, cache, aborted }) => {
    // Ids hold nothing that JSON writes in another way.
    const asked = `,"reqId":"${reqId}"${field('method', method)},"path":${JSON.stringify(path)}`
    const found = field('route', route) + field('locale', locale)
    const length = method === 'HEAD' ? 0 : bytes
    const sent = `,"status":${status},"ms":${ms},"bytes":${length},"cache":"${cache}"${aborted ? ',"aborted":true' : ''}`
    write(`${build}${asked}${found}${sent},"msg":"request"`)
  }
}
