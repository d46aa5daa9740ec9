/**
 * Work that is done again whenever it is asked for: one at a time, and once more for all that ask meanwhile.
 */
export interface Repeated {
  /** Begins at once, and resolves when it is done. */
  now(): Promise<void>
  /** @param ms to wait, so that those who ask together are answered together */
  ask(ms?: number): void
  /** Whether it is under way. */
  isBusy(): boolean
  /** Whether it is under way, or will be. */
  isDue(): boolean
  close(): void
}

interface Parts {
  /** Resolves with the milliseconds after which it is to be done again, if it is. Never rejects. */
  readonly work: () => Promise<number | undefined>
  /** Milliseconds from the begin of the work to that of the next; none unless told. */
  readonly gap?: number
}

/** Milliseconds in which changes that come together are waited for. */
const settle = 200

export function createRepeated({ work, gap = 0 }: Parts): Repeated {
  const state = {
    ...{ isBusy: false, again: false, isClosed: false, earliest: 0 },
    timer: undefined as NodeJS.Timeout | undefined,
  }

  async function run(): Promise<void> {
    Object.assign(state, { timer: undefined, isBusy: true, again: false, earliest: performance.now() + gap })
    const after = await work()
    state.isBusy = false
    if (state.again) ask()
    else if (after !== undefined) ask(after)
  }

  function ask(ms = settle): void {
    if (state.isClosed) return
    if (state.isBusy) {
      state.again = true
      return
    }
    clearTimeout(state.timer)
    const left = Math.max(ms, state.earliest - performance.now())
    state.timer = setTimeout(() => void run(), left).unref()
  }

  return {
    now: run,
    ask,
    isBusy: () => state.isBusy,
    isDue: () => state.isBusy || state.timer !== undefined,
    close() {
      state.isClosed = true
      clearTimeout(state.timer)
    },
  }
}
