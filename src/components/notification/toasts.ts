/** Which toasts are shown, and for how long; one that is pointed at or focused stays. */
import type { Toast } from './toast-channel.ts'

export interface ShownToast extends Toast {
  readonly id: number
}

export interface Toasts {
  /** One that says the same already makes way. */
  readonly show: (toast: Toast) => void
  readonly close: (id: number) => void
  /** While it is true nothing goes by itself. */
  readonly pause: (paused: boolean) => void
  /** Those on the page, oldest first; the same list until one comes or goes. */
  readonly shown: () => readonly ShownToast[]
  /** Calls back when one comes or goes. Returns what ends it. */
  readonly subscribe: (changed: () => void) => () => void
  /** Forgets all of them. */
  readonly clear: () => void
}

export interface ToastsOptions {
  /** How long a toast is shown at least. */
  readonly seconds?: number
  /** How many are shown at once: the newest. Older ones wait, and so does their time. */
  readonly most?: number
}

interface Timed extends ShownToast {
  /** Milliseconds. */
  readonly left: number
}

/** What takes its time to be answered does not go by itself. */
const timeOf = ({ actions }: Toast, seconds: number): number =>
  actions && actions.length > 0 ? Number.POSITIVE_INFINITY : seconds * 1_000

const isSame = (one: Toast, other: Toast): boolean => one.title === other.title && one.text === other.text

/** Takes the time that has passed from those that were seen meanwhile. */
const afterTime = (all: readonly Timed[], seen: readonly ShownToast[], passed: number): readonly Timed[] =>
  all
    .map((toast) =>
      seen.some(({ id }) => id === toast.id) ? { ...toast, left: toast.left - passed } : toast,
    )
    .filter(({ left }) => left > 0)

const idsOf = (toasts: readonly ShownToast[]): string => toasts.map(({ id }) => id).join()

/** What is shown, for how long, and what waits. */
export function createToasts({ seconds = 6, most = 3 }: ToastsOptions = {}): Toasts {
  const listeners = new Set<() => void>()
  let all: readonly Timed[] = []
  let shown: readonly ShownToast[] = []
  let paused = false
  let since = 0
  let ids = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function waitForNext(): void {
    clearTimeout(timer)
    const next = Math.min(...all.slice(-most).map(({ left }) => left))
    if (!paused && Number.isFinite(next)) timer = setTimeout(() => change((known) => known), next)
  }

  function change(act: (known: readonly Timed[]) => readonly Timed[]): void {
    const now = performance.now()
    all = act(afterTime(all, shown, paused ? 0 : now - since))
    since = now
    const next = all.slice(-most)
    const isNews = idsOf(next) !== idsOf(shown)
    if (isNews) shown = next
    waitForNext()
    if (isNews) for (const listener of listeners) listener()
  }

  const add = (known: readonly Timed[], toast: Toast): readonly Timed[] => {
    ids += 1
    return [
      ...known.filter((each) => !isSame(each, toast)),
      { ...toast, id: ids, left: timeOf(toast, seconds) },
    ]
  }

  return {
    show: (toast) => change((known) => add(known, toast)),
    close: (id) => change((known) => known.filter((toast) => toast.id !== id)),
    clear: () => change(() => []),
    pause: (wanted) => {
      change((known) => known)
      paused = wanted
      waitForNext()
    },
    shown: () => shown,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
