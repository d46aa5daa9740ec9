/** Holds the time of a stop, whatever keeps the process from ending. */
import { Worker } from 'node:worker_threads'

/** Exit code of a process that was ended as its stop took too long. */
const forcedExitCode = 70

/** Part of the time after which the process ends itself: the thread kills it at the end of the time. */
const ownPart = 0.975
/** Minimum milliseconds: shorter stops end before, as they wait for nothing. */
const minTime = 1_000

/** The thread's code. A process whose event loop is blocked, or that hangs as it exits, has nothing else left. */
const code = `
const { workerData } = require('node:worker_threads')
setTimeout(() => process.kill(process.pid, 'SIGKILL'), workerData)
`

interface WatchdogOptions {
  /** Milliseconds that the stop may take. */
  readonly time: number
  /** Called before the process is ended. */
  readonly onForced: () => void
}

/**
 * Starts to watch: when the time is over the process ends with `forcedExitCode`, and where it does not, as its
 * event loop is blocked or an exit hangs, a thread kills it.
 */
export function startWatchdog({ time, onForced }: WatchdogOptions): void {
  const total = Math.max(time, minTime)
  setTimeout(() => {
    onForced()
    process.exit(forcedExitCode)
  }, total * ownPart).unref()
  const thread = new Worker(code, { eval: true, workerData: total, env: {}, execArgv: [] })
  thread.unref()
  // Without a thread, as when there is no memory for one, the timer has to do.
  thread.on('error', () => {})
}
