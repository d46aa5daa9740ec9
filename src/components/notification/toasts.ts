/**
 * The list of toasts, messages above the page: which are shown, and for how long. Their time stands still
 * while the list is paused.
 */
import type { Toast } from './toast-channel.ts'

/** A toast with the number that identifies it. */
export interface ShownToast extends Toast {
  readonly id: number
}

/** The list of toasts, as the toast region uses it. */
export interface Toasts {
  /** Adds a toast. It replaces one with the same texts. */
  readonly show: (toast: Toast) => void
  /** Removes the toast with this number. */
  readonly close: (id: number) => void
  /** Stops the time of all toasts, or continues it. */
  readonly pause: (paused: boolean) => void
  /** The visible toasts, oldest first; the same array until a toast appears or disappears. */
  readonly shown: () => readonly ShownToast[]
  /** Calls `changed` when the visible toasts change. Returns a function that ends the subscription. */
  readonly subscribe: (changed: () => void) => () => void
  /** Removes all toasts. */
  readonly clear: () => void
}

/** Limits of a list of toasts. */
export interface ToastsOptions {
  /** Seconds that a toast without actions is visible, pauses not counted; 6 by default. */
  readonly seconds?: number
  /** Maximum number of visible toasts, the newest; 3 by default. The time of the others stands still. */
  readonly most?: number
}

/** A toast with the time that it will still be visible. */
interface Timed extends ShownToast {
  /** Milliseconds left. */
  readonly left: number
}

/** Milliseconds that a toast is visible. One with actions stays until it is closed. */
const timeOf = ({ actions }: Toast, seconds: number): number =>
  actions && actions.length > 0 ? Number.POSITIVE_INFINITY : seconds * 1_000

/** Whether two toasts have the same texts. */
const isSame = (one: Toast, other: Toast): boolean => one.title === other.title && one.text === other.text

/**
 * Subtracts the milliseconds passed from the time of the toasts that were visible meanwhile, and removes
 * toasts without time left.
 */
const afterTime = (all: readonly Timed[], visible: readonly ShownToast[], passed: number): readonly Timed[] =>
  all
    .map((toast) =>
      visible.some(({ id }) => id === toast.id) ? { ...toast, left: toast.left - passed } : toast,
    )
    .filter(({ left }) => left > 0)

/** Returns the numbers of toasts as one text, to compare lists. */
const idsOf = (toasts: readonly ShownToast[]): string => toasts.map(({ id }) => id).join()

/** Creates an empty list of toasts. */
export function createToasts({ seconds = 6, most = 3 }: ToastsOptions = {}): Toasts {
  const listeners = new Set<() => void>()
  let all: readonly Timed[] = []
  let shown: readonly ShownToast[] = []
  let paused = false
  /** Time of the last change. */
  let since = 0
  let ids = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Waits until the first visible toast has no time left. */
  function waitForNext(): void {
    clearTimeout(timer)
    const next = Math.min(...all.slice(-most).map(({ left }) => left))
    if (!paused && Number.isFinite(next)) timer = setTimeout(() => change((known) => known), next)
  }

  /** Counts the time since the last change, then changes the list. */
  function change(act: (known: readonly Timed[]) => readonly Timed[]): void {
    const now = performance.now()
    all = act(afterTime(all, shown, paused ? 0 : now - since))
    since = now
    const next = all.slice(-most)
    const hasChanged = idsOf(next) !== idsOf(shown)
    if (hasChanged) shown = next
    waitForNext()
    if (hasChanged) for (const listener of listeners) listener()
  }

  const add = (known: readonly Timed[], toast: Toast): readonly Timed[] => {
    ids += 1
    return [
      ...known.filter((other) => !isSame(other, toast)),
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
