import type { Logger } from 'pino'
import type { ContentSource } from '../cms/source.ts'
import type { PrerenderOutcome } from '../page-cache/page-cache.ts'
import type { TaskOutcome } from '../scheduling/repeated-task.ts'
import type { Scheduler } from '../scheduling/scheduler.ts'
import { type PrerenderPathsOptions, prerenderPaths } from './prerender-paths.ts'

/** Renders pages in the background, so that their first visitor does not wait. */
export interface Prerenderer {
  /**
   * Starts prerendering, which is repeated whenever the content changes.
   * @param isUrgent whether pages are made without a rest, at the moment at which it is asked
   */
  start(isUrgent?: () => boolean): void
  /** Resolves after the first run after the start. */
  started(): Promise<void>
  /** Stops prerendering for good. */
  stop(): void
  /**
   * Canonical paths of the prerendered pages that are in the page cache at this moment, in the order of
   * prerendering; at most 2,000.
   */
  paths(): readonly string[]
}

interface PrerenderDeps extends Pick<PrerenderPathsOptions, 'languages' | 'config'> {
  readonly content: Pick<ContentSource, 'traits' | 'tree' | 'topics' | 'onChange'>
  /** Renders one page. Rejects when that fails. */
  readonly prerender: (path: string) => Promise<PrerenderOutcome>
  /** Whether the page of a path is in the page cache. */
  readonly isStored: (path: string) => boolean
  /** Called when all known pages were made and kept. */
  readonly onDone?: () => void
  readonly logger: Pick<Logger, 'debug' | 'info'>
  readonly scheduler: Pick<Scheduler, 'createTask' | 'rest'>
}

/** Minimum milliseconds between the starts of two runs where reading content is cheap. */
const cheapInterval = 2_000
/** Minimum milliseconds between the starts of two runs where each page is a request to a content system. */
const callsInterval = 60_000
/** Minimum milliseconds after a run that stored nothing: the content system is down, and may recover soon. */
const uselessInterval = 2_000

/**
 * Creates a prerenderer, which renders one page at a time and rests after each at least as long as it took,
 * so that the processor is free for visitors. A change during a run causes another run after it, but does not
 * end the run: over HTTP the run itself detects changes, one at a time, and would never finish.
 */
export function createPrerenderer({
  content,
  languages,
  config,
  prerender,
  isStored,
  onDone,
  logger,
  scheduler,
}: PrerenderDeps): Prerenderer {
  const interval = content.traits.readsCheaply ? cheapInterval : callsInterval
  const end = new AbortController()
  const state = {
    paths: [] as readonly string[],
    unsubscribe: () => {},
    isUrgent: () => false,
    first: Promise.resolve(),
  }
  const task = scheduler.createTask({ work: run, settle: 0 })

  async function prerenderOrSkip(path: string): Promise<PrerenderOutcome> {
    try {
      const outcome = await prerender(path)
      logger.debug({ path, outcome }, 'Rendered ahead')
      return outcome
    } catch (err) {
      logger.debug({ path, err }, 'Could not be rendered ahead')
      return 'skipped'
    }
  }

  /** Renders pages until the cache is full or the prerenderer is stopped; returns counts by outcome. */
  async function prerenderAll(paths: readonly string[]) {
    const counts = { stored: 0, skipped: 0, full: 0 }
    for (const path of paths) {
      const began = performance.now()
      counts[await prerenderOrSkip(path)] += 1
      if (end.signal.aborted || counts.full > 0) break
      if (!state.isUrgent()) await scheduler.rest(performance.now() - began, end.signal)
      if (end.signal.aborted) break
    }
    return counts
  }

  async function run(): Promise<TaskOutcome> {
    const paths = await prerenderPaths({ content, languages, config })
    if (!paths) {
      // The source reports a change as soon as there is content.
      logger.debug('There is no content yet that could be rendered ahead')
      return { interval: uselessInterval }
    }
    const began = performance.now()
    state.paths = paths
    const { stored, skipped, full } = await prerenderAll(paths)
    const ms = Math.round(performance.now() - began)
    if (!end.signal.aborted) {
      if (full === 0) onDone?.()
      logger.info({ pages: stored, skipped, ms, ...(full > 0 && { full: true }) }, 'Pages are rendered ahead')
    }
    return { interval: stored > 0 ? interval : uselessInterval }
  }

  return {
    start(isUrgent = () => false) {
      state.isUrgent = isUrgent
      state.unsubscribe = content.onChange(() => task.schedule())
      state.first = task.run()
    },
    started: () => state.first,
    stop() {
      state.unsubscribe()
      end.abort()
      task.close()
    },
    paths: () => state.paths.filter(isStored),
  }
}
