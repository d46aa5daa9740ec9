import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Frontend } from './frontend.ts'
import type { CacheState } from './page-cache/page-cache.ts'

/** The one line that is written of each request. */
export interface RequestLine {
  readonly reqId: string
  readonly method: string | undefined
  readonly path: string
  readonly route?: string | undefined
  readonly locale?: string | undefined
  readonly status: number
  readonly ms: number
  readonly bytes: number
  readonly cache: CacheState
  readonly aborted?: true
}

export type WriteRequest = (line: RequestLine) => void

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
export const since = (started: number): number => Math.round((performance.now() - started) * 10) / 10

/** Nothing in these lines needs to be hidden, and looking for it would cost as much as writing them. */
export function createRequestLog(logger: Logger, { buildId }: Pick<Frontend, 'buildId'>): WriteRequest {
  const lines = logger.child({ buildId }, { redact: [] })
  return (line) => lines.info(line, 'request')
}
