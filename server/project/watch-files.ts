/** Watches a few files of one folder by looking at them: also where the folder comes later or is replaced. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, isMissing } from './file-errors.ts'

export interface WatchOptions {
  readonly dir: string
  /** Names of the files in the folder; none needs to exist, nor does the folder. More may join them. */
  readonly names: () => readonly string[]
  /** Called with the names of files that were added, changed or removed, once they are completely written. */
  readonly changed: (names: readonly string[]) => Promise<void>
  /** Milliseconds between two looks at the files. */
  readonly interval: number
  /** Milliseconds until a second look at a file that changed: it is taken in when both find it the same. */
  readonly settleDelay: number
}

/** Text that is the same for the same state of the file or folder; '' when there is none. */
async function stateOf(path: string): Promise<string> {
  try {
    const { mtimeMs, ctimeMs, ino, size } = await stat(path)
    return [mtimeMs, ctimeMs, ino, size].join(' ')
  } catch (err) {
    return isMissing(err) ? '' : codeOf(err)
  }
}

/** The state of a file; for one that is missing, whether its folder is there. */
const fileState = async (dir: string, name: string): Promise<string> =>
  (await stateOf(join(dir, name))) || ((await stateOf(dir)) ? 'no file' : 'no folder')

/**
 * Begins to watch. Resolves when the states of the files are known: what is read after that is no older than
 * what the watch compares with.
 * @returns a function that stops the watch; it settles after a call of `changed` that has begun
 */
export async function watchFiles(options: WatchOptions): Promise<() => Promise<void>> {
  const { dir, names, changed, interval, settleDelay } = options
  const taken = new Map<string, string>()
  const seen = new Map<string, string>()
  const state = { closed: false, work: Promise.resolve(), timer: undefined as NodeJS.Timeout | undefined }

  /** Whether a file has another state than the one that was taken, and keeps it. */
  const look = async (name: string): Promise<boolean> => {
    const found = await fileState(dir, name)
    const isSettled = found === seen.get(name)
    seen.set(name, found)
    if (found === taken.get(name) || !isSettled) return false
    taken.set(name, found)
    return true
  }
  const lookAtAll = async () => {
    const settled: string[] = []
    for (const name of names()) if (await look(name)) settled.push(name)
    if (settled.length > 0 && !state.closed) await changed(settled)
    const isSettling = names().some((name) => seen.get(name) !== taken.get(name))
    schedule(isSettling ? settleDelay : interval)
  }
  const schedule = (wait: number) => {
    if (state.closed) return
    state.timer = setTimeout(() => {
      state.work = lookAtAll()
    }, wait).unref()
  }

  for (const name of names()) taken.set(name, await fileState(dir, name))
  schedule(interval)
  return async () => {
    state.closed = true
    clearTimeout(state.timer)
    await state.work
  }
}
