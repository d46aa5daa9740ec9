/** Keeps the last report, and collects a new one when somebody asks. */
import { findingsIn, type Report } from './report.ts'

/** The reports of a site. */
export interface Reports {
  /**
   * The report: the last one until the content changes, for five minutes at most. All who ask meanwhile share
   * the collection of a new one. Rejects when the collection is given up.
   */
  get(): Promise<Report>
  /** The last report, however old; undefined before the first. */
  last(): Report | undefined
  /** Gives up the collection that is under way, and collects none any more. */
  close(): void
}

interface ReportsOptions {
  readonly collect: (signal: AbortSignal) => Promise<Report>
  /** Calls back after content changed. */
  readonly onChange: (changed: () => void) => () => void
  /** Told of each report: the number of its findings, and how long it took. */
  readonly log: (done: { readonly count: number; readonly ms: number }) => void
  /** Monotonic clock, in milliseconds. */
  readonly now?: () => number
}

/** Milliseconds for which a report is kept: missed addresses are counted meanwhile, and content over HTTP changes. */
const keptFor = 300_000

export function createReports({
  collect,
  onChange,
  log,
  now = () => performance.now(),
}: ReportsOptions): Reports {
  const closing = new AbortController()
  const state = {
    last: undefined as { readonly report: Report; readonly freshUntil: number } | undefined,
    running: undefined as Promise<Report> | undefined,
    changes: 0,
    /** Number of changes that the last report knows. */
    known: -1,
  }
  const unsubscribe = onChange(() => {
    state.changes += 1
  })

  async function run(changes: number): Promise<Report> {
    const began = now()
    try {
      const report = await collect(closing.signal)
      Object.assign(state, { last: { report, freshUntil: now() + keptFor }, known: changes })
      log({ count: findingsIn(report), ms: Math.round(now() - began) })
      return report
    } finally {
      state.running = undefined
    }
  }

  return {
    get() {
      const { last, running, changes, known } = state
      if (running !== undefined) return running
      if (last && known === changes && now() < last.freshUntil) return Promise.resolve(last.report)
      state.running = run(changes)
      return state.running
    },
    last: () => state.last?.report,
    close() {
      unsubscribe()
      closing.abort(new Error('The server stops'))
    },
  }
}
