/** Standard output as the log's stream: lines that cannot be written are lost, and hold up nothing. */
import { constants, fstatSync, openSync, write as writeLater, writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

/** Maximum number of bytes that wait while standard output is not read. Further lines are lost. */
const maxQueueBytes = 4 * 1024 * 1024
/**
 * Characters that are written in one call, as many as a pipe accepts: one call per line would take longer
 * than the line itself.
 */
const batch = 64_000
/** Maximum delay of a line in milliseconds. A process that is killed loses the waiting lines. */
const maxDelay = 50
/** Milliseconds until another attempt, where standard output takes nothing more. */
const retryDelay = 100
/** Maximum milliseconds that an exiting process tries to write what waits. */
const maxFlush = 200
/** Milliseconds without progress after which standard output counts as not read. */
const stalledAfter = 1_000

interface LogOutputOptions {
  /** Called with the number of lines that are lost. */
  readonly onLost: (lines: number) => void
  /** The descriptor to write to; standard output unless given. */
  readonly fd?: number
}

/** The stream, and how the process takes leave of it. */
export interface LogOutput extends DestinationStream {
  /** Writes what waits, synchronously and for a fifth of a second at most; the rest is lost. */
  flush(): void
}

/**
 * The same pipe or terminal, opened anew: a write that nobody reads fails there in place of waiting, which
 * would keep a process from ending. Others that write to it are not concerned. What cannot be opened anew, such
 * as a socket, stays as it is.
 */
function unblocked(fd: number): number {
  try {
    const found = fstatSync(fd)
    if (!found.isFIFO() && !found.isCharacterDevice()) return fd
    const { O_WRONLY, O_NONBLOCK, O_NOCTTY, O_APPEND } = constants
    return openSync(`/proc/self/fd/${fd}`, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_APPEND)
  } catch {
    // Not on Linux, or of another user: writes may wait.
    return fd
  }
}

const isBusy = (err: unknown): boolean =>
  ['EAGAIN', 'EBUSY'].includes((err as NodeJS.ErrnoException).code ?? '')

/** Number of line ends in a text. */
function linesIn(text: Buffer): number {
  let count = 0
  for (let at = text.indexOf(10); at >= 0; at = text.indexOf(10, at + 1)) count += 1
  return count
}

/** Waits without letting the event loop go on: an exiting process has none. */
const pause = (time: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time)

/** Creates the stream. It writes asynchronously, as a file may lie on a disk that does not answer. */
export function createLogOutput({ onLost, fd: given = 1 }: LogOutputOptions): LogOutput {
  const fd = unblocked(given)
  const state = {
    /** Lines of the batch that is being collected. */
    lines: '',
    timer: undefined as NodeJS.Timeout | undefined,
    /** Batches that wait, of which the first is being written. */
    queue: [] as Buffer[],
    bytes: 0,
    /** When the call began that has not returned; undefined while there is none. */
    since: undefined as number | undefined,
    retry: undefined as NodeJS.Timeout | undefined,
  }

  /** Removes from the first batch what is written. */
  function advance(written: number): void {
    const [first] = state.queue
    state.bytes -= written
    if (!first || written >= first.length) state.queue.shift()
    else state.queue[0] = first.subarray(written)
  }

  function lose(): void {
    const [first] = state.queue
    if (!first) return
    onLost(linesIn(first))
    advance(first.length)
  }

  function writeNext(): void {
    const [first] = state.queue
    if (!first || state.since !== undefined || state.retry) return
    state.since = performance.now()
    writeLater(fd, first, 0, first.length, null, (err, written) => {
      state.since = undefined
      if (err && isBusy(err)) {
        state.retry = setTimeout(() => {
          state.retry = undefined
          writeNext()
        }, retryDelay).unref()
        return
      }
      if (err) lose()
      else advance(written)
      writeNext()
    })
  }

  function enqueue(): void {
    clearTimeout(state.timer)
    state.timer = undefined
    if (state.lines === '') return
    const data = Buffer.from(state.lines)
    state.lines = ''
    if (state.bytes + data.length > maxQueueBytes) onLost(linesIn(data))
    else {
      state.queue.push(data)
      state.bytes += data.length
    }
  }

  /** Whether the first batch, or a part of it, was written now; false when nothing more is taken. */
  function writeNow(first: Buffer, end: number): boolean {
    try {
      advance(writeSync(fd, first, 0, first.length))
      return true
    } catch (err) {
      if (!isBusy(err) || performance.now() > end) return false
      pause(10)
      return true
    }
  }

  return {
    write(line) {
      state.lines += line
      if (state.lines.length < batch) {
        state.timer ??= setTimeout(() => {
          enqueue()
          writeNext()
        }, maxDelay).unref()
        return
      }
      enqueue()
      writeNext()
    },
    flush() {
      enqueue()
      const now = performance.now()
      if (state.since !== undefined && now - state.since > stalledAfter) return
      // The call under way is of another thread, which ends it before the process goes.
      if (state.since !== undefined) state.queue.shift()
      for (let [first] = state.queue; first && writeNow(first, now + maxFlush); ) [first] = state.queue
      while (state.queue.length > 0) lose()
    },
  }
}
