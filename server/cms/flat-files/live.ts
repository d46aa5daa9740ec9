import type { Logger } from 'pino'
import { type Answers, createAnswers, type Labels } from './answers.ts'
import type { SourceFiles } from './files.ts'
import { type IndexOptions, indexSite, type SiteIndex } from './index-site.ts'
import { nextChange } from './view.ts'

export interface LiveOptions extends IndexOptions {
  readonly logger: Pick<Logger, 'warn'>
  readonly now: () => number
  readonly labels: Labels
  /** Whether to call back when only the clock changes the site. */
  readonly timers: boolean
}

/** The answers that hold now. */
export interface Live {
  answers(): Answers
  /** Pages that are served, in all languages. */
  pages(): number
  /** Builds a new index and puts it in the place of the old one. */
  replace(files: SourceFiles): void
  onChange(changed: () => void): () => void
  stop(): void
}

/** Answers that hold until a file changes or the clock passes `until`. */
interface Generation {
  readonly index: SiteIndex
  readonly answers: Answers
  readonly until: number
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
export function createLive(first: SourceFiles, options: LiveOptions): Live {
  const { logger, now, timers, labels } = options
  const listeners = new Set<() => void>()

  const generate = (index: SiteIndex, report: (problem: string) => void): Generation => {
    const at = now()
    return { index, answers: createAnswers(index, { now: at, report, labels }), until: nextChange(index, at) }
  }
  const load = (files: SourceFiles): Generation => {
    const index = indexSite(new Map(files), options)
    const report = createReport(logger)
    for (const problem of index.problems) report(problem)
    return generate(index, report)
  }
  const held: { generation: Generation; timer?: NodeJS.Timeout } = { generation: load(first) }

  const swap = (generation: Generation) => {
    held.generation = generation
    schedule()
    for (const listener of listeners) listener()
  }
  /** A date that comes changes the site without any file changing. */
  const passTime = () => swap(generate(held.generation.index, createReport(logger)))
  const schedule = () => {
    clearTimeout(held.timer)
    const wait = held.generation.until - now()
    if (timers && wait < longestTimer) held.timer = setTimeout(passTime, Math.max(wait, 1)).unref()
  }
  schedule()

  return {
    answers() {
      if (now() >= held.generation.until) passTime()
      return held.generation.answers
    },
    pages: () => held.generation.answers.pages(),
    replace: (files) => swap(load(files)),
    onChange(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    stop() {
      clearTimeout(held.timer)
      listeners.clear()
    },
  }
}
