import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { ShownToast, Toasts } from './toasts.ts'

/** How a toast that disappears had received the focus. */
type Lost = 'by-keyboard' | 'by-pointer'

/** Returns how the focused element in the region received the focus; undefined if the focus is elsewhere. */
function focusIn(region: HTMLElement | null): Lost | undefined {
  const { activeElement } = document
  if (!activeElement || !region?.contains(activeElement)) return undefined
  return activeElement.matches(':focus-visible') ? 'by-keyboard' : 'by-pointer'
}

/**
 * Keeps the focus when the toast that has the focus disappears: it moves to another toast, or back to the
 * element that had the focus before the toasts.
 */
export function useKeptFocus(
  ref: RefObject<HTMLElement | null>,
  toasts: Toasts,
  shown: readonly ShownToast[],
): void {
  const lost = useRef<Lost>(undefined)
  const origin = useRef<Element>(null)
  useEffect(() => {
    const region = ref.current
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      // The focus moves because a toast disappears.
      if (lost.current) return
      if (!region?.contains(relatedTarget as Node | null)) origin.current = relatedTarget as Element | null
    }
    // Called before React removes a toast.
    const unsubscribe = toasts.subscribe(() => {
      lost.current = focusIn(region)
    })
    region?.addEventListener('focusin', onFocus)
    return () => {
      unsubscribe()
      region?.removeEventListener('focusin', onFocus)
    }
  }, [ref, toasts])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown has just changed
  useLayoutEffect(() => {
    if (lost.current && !focusIn(ref.current)) focusNext(ref.current, lost.current, origin.current)
    lost.current = undefined
  }, [ref, shown])
}

/**
 * Moves the focus to the last remaining toast in the region, after use of the keyboard; otherwise back to
 * `origin`, because time stands still while a toast has the focus.
 */
function focusNext(region: HTMLElement | null, lost: Lost, origin: Element | null): void {
  const closeButtons =
    lost === 'by-keyboard' ? region?.querySelectorAll<HTMLElement>('.note__close') : undefined
  const back = origin instanceof HTMLElement && origin.isConnected ? origin : document.getElementById('main')
  const target = closeButtons?.[closeButtons.length - 1] ?? back
  target?.focus({ preventScroll: true })
}
