/** Keeps the index of a project on disk, and the answers to queries for its content, up to date. */
import type { Logger } from 'pino'
import { runSteps, runStepsInTurns, type Steps } from '../../scheduling/steps.ts'
import { createReport } from '../model/report.ts'
import type { LocalizedLabels } from '../rich-text/context.ts'
import type { SourceFile, SourceFiles } from './disk/files.ts'
import { indexSite, type SiteIndex, type SiteIndexOptions } from './index/index-site.ts'
import { renewEntries } from './index/renew.ts'
import { createAnswers, type SiteAnswers } from './query/answers.ts'
import { nextChange } from './query/next-change.ts'

/** The settings of the index and its answers. */
export interface LiveAnswersOptions extends SiteIndexOptions {
  readonly logger: Pick<Logger, 'warn'>
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number
  /** Words that rich text adds to a page, by language. */
  readonly labels: LocalizedLabels
  /** Whether a timer calls the listeners when the site changes because the date of an entry has come. */
  readonly timers: boolean
}

/** The answers from the current content. They change when the content does. */
export interface LiveAnswers {
  /** The answers from the content of this moment. */
  answers(): SiteAnswers
  /** Number of pages that are served, in all languages. */
  pages(): number
  /**
   * Replaces the files. When only single entries changed, the index is renewed; otherwise a new index is
   * built while the old one is used. Until the promise settles, `files` must not change and `replace` must
   * not be called again.
   */
  replace(files: SourceFiles): Promise<void>
  /**
   * Calls `changed` after each change of the files, and when the date of an entry has come. Returns a
   * function that removes the listener.
   */
  onChange(changed: () => void): () => void
  /** Stops calling listeners, and abandons an index that is being built. */
  stop(): void
}

/**
 * One state of the content. Its answers are valid until a file changes or the clock reaches `until`, in
 * milliseconds since 1970.
 */
interface Generation {
  /** The files that the index was built from, in the order of the store. */
  readonly files: readonly SourceFile[]
  readonly index: SiteIndex
  readonly answers: SiteAnswers
  readonly until: number
}

interface LiveState {
  generation: Generation
  stopped: boolean
  timer?: NodeJS.Timeout
}

/** Maximum milliseconds of a timer in Node. */
const maxTimerDelay = 2 ** 31 - 1

/**
 * Creates the answers of a project. The index and its answers are always replaced together.
 * @throws RangeError when there is no such time zone
 */
export function createLiveAnswers(first: SourceFiles, options: LiveAnswersOptions): LiveAnswers {
  const { logger, now, timers, labels } = options
  const listeners = new Set<() => void>()
  const state = { stopped: false } as Partial<LiveState> as LiveState

  const answer = (index: SiteIndex, report: (problem: string) => void) =>
    createAnswers(index, { now: now(), report, labels })
  const generate = (
    { files, index }: Pick<Generation, 'files' | 'index'>,
    report: (problem: string) => void,
  ): Generation => ({
    ...{ files, index },
    answers: answer(index, report),
    until: nextChange(index, now()),
  })
  /** Builds a new index, and logs the problems of the content. */
  function* load(files: SourceFiles): Steps<Generation> {
    const index = yield* indexSite(files, options)
    const report = createReport(logger)
    for (const problem of index.problems) report(problem)
    return generate({ files: [...files.values()], index }, report)
  }
  /** Renews single entries of the index, whose dates stay; undefined when anything else changed. */
  const renew = (files: SourceFiles): Generation | undefined => {
    const { index, until } = state.generation
    if (!renewEntries(index, state.generation.files, files)) return undefined
    return { files: [...files.values()], index, answers: answer(index, createReport(logger)), until }
  }
  state.generation = runSteps(load(first))

  const swap = (generation: Generation) => {
    if (state.stopped) return
    state.generation = generation
    schedule()
    for (const listener of listeners) listener()
  }
  /** Renews the answers when the date of an entry has come: the site then changes although no file does. */
  const passTime = () => swap(generate(state.generation, createReport(logger)))
  const schedule = () => {
    clearTimeout(state.timer)
    const wait = state.generation.until - now()
    // A date further away than a timer can wait is noticed by the first query after that date.
    if (timers && wait < maxTimerDelay) state.timer = setTimeout(passTime, Math.max(wait, 1)).unref()
  }
  schedule()

  return {
    answers() {
      if (now() >= state.generation.until) passTime()
      return state.generation.answers
    },
    pages: () => state.generation.answers.pages(),
    async replace(files) {
      const generation = renew(files) ?? (await runStepsInTurns(load(files), () => state.stopped))
      if (generation) swap(generation)
    },
    onChange(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    stop() {
      state.stopped = true
      clearTimeout(state.timer)
      listeners.clear()
    },
  }
}
