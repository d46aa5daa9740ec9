/** Tells a cache in front of the site which of its pages are no longer true. */
import type { Logger } from 'pino'
import type { PurgeConfig } from '../config/operations.ts'
import { purgeRequest } from './purge-request.ts'

/** Sends tags of pages to a cache in front. */
export interface Purger {
  /** Sends tags soon, together with others of the same moment. */
  purge(tags: readonly string[]): void
  totals(): PurgeTotals
  /** Sends what waits, and stops. */
  close(): Promise<void>
}

/** Numbers since the start. */
export interface PurgeTotals {
  /** Requests that were accepted. */
  readonly sent: number
  /** Requests that were not, each attempt counted. */
  readonly failed: number
  /** Tags that wait. */
  readonly waiting: number
}

interface PurgerOptions {
  readonly config: PurgeConfig
  readonly logger: Pick<Logger, 'info' | 'warn'>
  readonly fetch?: typeof globalThis.fetch
}

/** Milliseconds in which tags are gathered. */
const settle = 50
/** Milliseconds until another attempt after a failure; then twice as long, and so on. */
const firstRetry = 500
const maxRetry = 30_000
/** Milliseconds for a request. */
const timeout = 5_000
/** Tags in one request, and characters: caches limit both, and their headers. */
const maxTags = 30
const maxLength = 4_000
/** Tags that wait at most. Beyond it the oldest are dropped, and the cache keeps these pages for their time. */
const maxWaiting = 10_000

/** As many of the first tags as one request takes. */
function firstBatch(tags: Iterable<string>): readonly string[] {
  const batch: string[] = []
  let length = 0
  for (const tag of tags) {
    length += tag.length + 1
    if (batch.length > 0 && (batch.length >= maxTags || length > maxLength)) break
    batch.push(tag)
  }
  return batch
}

/**
 * Creates the purger. A cache that cannot be reached is asked again, and again: its pages are old meanwhile,
 * for as long as they say themselves. Redirects of the cache are not followed.
 */
export function createPurger({ config, logger, fetch = globalThis.fetch }: PurgerOptions): Purger {
  const waiting = new Set<string>()
  const totals = { sent: 0, failed: 0 }
  const state = { timer: undefined as NodeJS.Timeout | undefined, retry: firstRetry, isClosed: false }

  async function send(tags: readonly string[]): Promise<void> {
    const { url, init } = purgeRequest(config, tags)
    const headers = init.headers.map(([name, value]): [string, string] => [name, value])
    const signal = AbortSignal.timeout(timeout)
    const response = await fetch(url, { ...init, headers, redirect: 'manual', signal })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The cache answered ${response.status}`)
  }

  /** Sends all tags that wait; false when the cache did not take them. */
  async function sendAll(): Promise<boolean> {
    for (let batch = firstBatch(waiting); batch.length > 0; batch = firstBatch(waiting)) {
      try {
        await send(batch)
      } catch (err) {
        totals.failed += 1
        logger.warn({ err, tags: batch.length }, 'A cache in front did not take a purge')
        return false
      }
      for (const tag of batch) waiting.delete(tag)
      totals.sent += 1
      state.retry = firstRetry
      logger.info({ tags: batch }, 'Pages are purged from the cache in front')
    }
    return true
  }

  async function run(): Promise<void> {
    const isDone = await sendAll()
    state.timer = undefined
    if (isDone && waiting.size === 0) return
    schedule(isDone ? settle : state.retry)
    if (!isDone) state.retry = Math.min(state.retry * 2, maxRetry)
  }

  function schedule(ms: number): void {
    if (state.isClosed) return
    state.timer ??= setTimeout(() => void run(), ms).unref()
  }

  return {
    purge(tags) {
      for (const tag of tags) waiting.add(tag)
      for (const tag of waiting) {
        if (waiting.size <= maxWaiting) break
        waiting.delete(tag)
      }
      if (tags.length > 0) schedule(settle)
    },
    totals: () => ({ ...totals, waiting: waiting.size }),
    async close() {
      state.isClosed = true
      clearTimeout(state.timer)
      await sendAll()
    },
  }
}
