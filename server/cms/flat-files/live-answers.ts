import type { Logger } from 'pino'
import { runSteps, runStepsInTurns, type Steps } from '../../scheduling/steps.ts'
import type { LocalizedLabels } from '../rich-text/context.ts'
import type { SourceFile, SourceFiles } from './disk/files.ts'
import { indexSite, type SiteIndex, type SiteIndexOptions } from './index/index-site.ts'
import { renewEntries } from './index/renew.ts'
import { createAnswers, type SiteAnswers } from './query/answers.ts'
import { nextChange } from './query/next-change.ts'

export interface LiveAnswersOptions extends SiteIndexOptions {
  readonly logger: Pick<Logger, 'warn'>
  readonly now: () => number
  readonly labels: LocalizedLabels
  /** Whether to call back when only the clock changes the site. */
  readonly timers: boolean
}

/** The answers that hold now. */
export interface LiveAnswers {
  answers(): SiteAnswers
  /** Pages that are served, in all languages. */
  pages(): number
  /**
   * Takes changed files in, all at once. An index in which more than single entries changed is built anew:
   * the old one answers until then. `files` must not change, nor this be called again, before it is done.
   */
  replace(files: SourceFiles): Promise<void>
  onChange(changed: () => void): () => void
  /** Nobody is called back any more, and an index that is being built is given up. */
  stop(): void
}

/** Answers that hold until a file changes or the clock passes `until`. */
interface Generation {
  /** What the index was built from, in the order of the store. */
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

const longestTimer = 2 ** 31 - 1

/** Each problem is told once per load, however often it is met. */
function createReport(logger: Pick<Logger, 'warn'>): (problem: string) => void {
  const told = new Set<string>()
  return (problem) => {
    if (!told.has(problem)) logger.warn({ problem }, 'Content has a problem')
    told.add(problem)
  }
}

/**
 * Keeps one index and its answers, and swaps both at once.
 *
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
  function* load(files: SourceFiles): Steps<Generation> {
    const index = yield* indexSite(files, options)
    const report = createReport(logger)
    for (const problem of index.problems) report(problem)
    return generate({ files: [...files.values()], index }, report)
  }
  /** The index with what changed, when it can be told one entry at a time. */
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
  /** A date that comes changes the site without any file changing. */
  const passTime = () => swap(generate(state.generation, createReport(logger)))
  const schedule = () => {
    clearTimeout(state.timer)
    const wait = state.generation.until - now()
    if (timers && wait < longestTimer) state.timer = setTimeout(passTime, Math.max(wait, 1)).unref()
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
