import type { Logger } from 'pino'
import type { ContentSource } from '../cms/source.ts'
import { type MeasureUtilization, restAfterWork } from '../scheduling/background-rest.ts'
import type { PrerenderOutcome } from './page-cache.ts'
import { prerenderPaths } from './prerender-paths.ts'

/** Renders known pages in the background, so that their first visitor does not wait. */
export interface Prerenderer {
  /** Begins as soon as there is content, and again whenever it changes. */
  start(): void
  /** Leaves nothing that would run later. */
  stop(): void
  /** Canonical paths that are held rendered at this moment, in the order of the walk; at most 2,000. */
  paths(): readonly string[]
}

interface Parts {
  readonly content: Pick<ContentSource, 'traits' | 'tree' | 'onChange'>
  /** Where the search page is, inside a language. */
  readonly searchPath: string
  /** Makes one page. Rejects when it cannot be had. */
  readonly prepare: (path: string) => Promise<PrerenderOutcome>
  /** Whether the page of a path is held. */
  readonly holds: (path: string) => boolean
  readonly logger: Pick<Logger, 'debug' | 'info'>
  readonly watch?: MeasureUtilization
}

/**
 * Milliseconds from the begin of a walk to the next: a content system over HTTP is asked for every page each
 * time.
 */
const cheapGap = 2_000
const callsGap = 60_000
/**
 * The same after a walk that kept nothing: the content system is down, and should not be waited for when it
 * is back.
 */
const uselessGap = 2_000

interface State {
  timer?: NodeJS.Timeout
  /** The walk under way; none makes it give up. */
  walk?: symbol | undefined
  /** Whether the content changed since the walk under way began. */
  again: boolean
  paths: readonly string[]
  /** When the next walk may begin, on the monotonic clock. */
  earliest: number
  forget: () => void
}

/** One page at a time; after each a rest of at least as long as it took, so that visitors get the machine. */
export function createPrerenderer({
  content,
  searchPath,
  prepare,
  holds,
  logger,
  watch,
}: Parts): Prerenderer {
  const state: State = { again: false, paths: [], earliest: 0, forget: () => {} }
  const gap = content.traits.readsCheaply ? cheapGap : callsGap

  function later(ms: number, run: () => void): void {
    clearTimeout(state.timer)
    state.timer = setTimeout(run, ms).unref()
  }

  /** A walk that is given up while it rests is never woken, and forgotten with its promise. */
  const pause = (ms: number) => new Promise<void>((resolve) => later(ms, resolve))

  async function prepareOrSkip(path: string): Promise<PrerenderOutcome> {
    try {
      const outcome = await prepare(path)
      logger.debug({ path, outcome }, 'Rendered ahead')
      return outcome
    } catch (err) {
      logger.debug({ path, err }, 'Could not be rendered ahead')
      return 'skipped'
    }
  }

  /** Undefined for a walk that was given up. */
  async function visit(paths: readonly string[], isCurrent: () => boolean) {
    const counts = { kept: 0, skipped: 0, full: 0 }
    for (const path of paths) {
      const began = performance.now()
      counts[await prepareOrSkip(path)] += 1
      if (!isCurrent()) return undefined
      if (counts.full > 0) break
      await restAfterWork(performance.now() - began, pause, watch)
    }
    return counts
  }

  /** Returns how many pages were kept; undefined for a walk that was given up. */
  async function visitKnown(isCurrent: () => boolean): Promise<number | undefined> {
    const paths = await prerenderPaths(content, searchPath)
    if (!isCurrent()) return undefined
    if (!paths) {
      // Whoever finds content tells that it changed.
      logger.debug('There is no content yet that could be rendered ahead')
      return 0
    }
    const began = performance.now()
    state.paths = paths
    const counts = await visit(paths, isCurrent)
    if (!counts) return undefined
    const { kept: pages, skipped, full } = counts
    const ms = Math.round(performance.now() - began)
    logger.info({ pages, skipped, ms, ...(full > 0 && { full: true }) }, 'Pages are rendered ahead')
    return pages
  }

  async function walk(): Promise<void> {
    const mine = Symbol('walk')
    const began = performance.now()
    Object.assign(state, { walk: mine, again: false })
    const kept = await visitKnown(() => state.walk === mine)
    if (kept === undefined) return
    Object.assign(state, { walk: undefined, earliest: began + (kept > 0 ? gap : uselessGap) })
    if (state.again) begin()
  }

  /**
   * Changes that come together lead to one walk. One that comes during a walk leads to another after it: over
   * HTTP it is the walk itself that finds the changes, one at a time, and would never come to its end.
   */
  function begin(): void {
    state.again = true
    if (!state.walk) later(Math.max(0, state.earliest - performance.now()), () => void walk())
  }

  return {
    start() {
      state.forget = content.onChange(begin)
      begin()
    },
    stop() {
      state.forget()
      state.walk = undefined
      clearTimeout(state.timer)
    },
    paths: () => state.paths.filter(holds),
  }
}
