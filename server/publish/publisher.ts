/** Takes in what editors publish, here and on the other machines. */
import type { Logger } from 'pino'
import type { ContentChange, ContentSource } from '../cms/source.ts'
import { isAnyChange, mergeChanges } from './content-change.ts'

/** Brings what editors publish to the pages. */
export interface Publisher {
  /** Takes in a change that a webhook told of, and tells the other machines. */
  announce(change: ContentChange): void
  /** Takes in a change that another machine told of. */
  receive(change: ContentChange): void
  /** What was published since the start, for metrics. */
  totals(): PublishTotals
  /** Ignores later changes, and resolves when the one under way is taken in. */
  close(): Promise<void>
}

/** Numbers since the start. */
export interface PublishTotals {
  /** Changes that a webhook, or another machine, told of. */
  readonly announced: number
  readonly received: number
  /** How often content was loaded for them: changes at the same time share one load. */
  readonly reloads: number
  /** Seconds from the first of such changes until its content was loaded, the last time. */
  readonly lastDuration_s: number
}

interface PublisherOptions {
  readonly content: Pick<ContentSource, 'reload'>
  /** Tells the other machines; rejects when that fails. Undefined for a site on one machine. */
  readonly spread?: ((change: ContentChange) => Promise<void>) | undefined
  readonly logger: Pick<Logger, 'info' | 'warn'>
}

/** Milliseconds in which changes are gathered: saving a page in three languages is three requests. */
const settle = 50
/** Minimum milliseconds between the starts of two loads. */
const minInterval = 400

/** A change, and whether the other machines have yet to hear of it. */
interface PendingChange {
  readonly change: ContentChange
  readonly isOwn: boolean
  readonly since: number
}

/**
 * Creates the publisher. However many changes arrive, content is loaded at most five times in two seconds, and
 * the first one does not wait for the last.
 */
export function createPublisher({ content, spread, logger }: PublisherOptions): Publisher {
  const totals = { announced: 0, received: 0, reloads: 0, lastDuration_s: 0 }
  const state: {
    pending: PendingChange | undefined
    timer: NodeJS.Timeout | undefined
    earliest: number
    work: Promise<void>
    isClosed: boolean
  } = { pending: undefined, timer: undefined, earliest: 0, work: Promise.resolve(), isClosed: false }

  async function take({ change, isOwn, since }: PendingChange): Promise<void> {
    if (isOwn && spread)
      await spread(change).catch((err: unknown) =>
        logger.warn({ err }, 'Other machines could not be told of a publish'),
      )
    await content.reload?.(change)
    totals.reloads += 1
    totals.lastDuration_s = (performance.now() - since) / 1000
    const ms = Math.round(performance.now() - since)
    logger.info({ ...(isAnyChange(change) ? { all: true } : change), ms }, 'Published content is loaded')
  }

  function run(): void {
    state.timer = undefined
    const { pending } = state
    if (!pending) return
    state.pending = undefined
    state.earliest = performance.now() + minInterval
    state.work = state.work
      .then(() => take(pending))
      .catch((err: unknown) => logger.warn({ err }, 'Published content could not be loaded'))
  }

  function add(change: ContentChange, isOwn: boolean): void {
    if (state.isClosed) return
    const before = state.pending
    state.pending = before
      ? { ...before, change: mergeChanges(before.change, change), isOwn: before.isOwn || isOwn }
      : { change, isOwn, since: performance.now() }
    // Not started anew by further changes, which might then wait for ever.
    state.timer ??= setTimeout(run, Math.max(settle, state.earliest - performance.now())).unref()
  }

  return {
    announce(change) {
      totals.announced += 1
      add(change, true)
    },
    receive(change) {
      totals.received += 1
      add(change, false)
    },
    totals: () => ({ ...totals }),
    async close() {
      state.isClosed = true
      clearTimeout(state.timer)
      await state.work
    },
  }
}
