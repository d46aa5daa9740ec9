import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { ShownToast, Toasts } from './toasts.ts'

/** How the toast that disappears had received the focus. */
type Lost = 'by-keyboard' | 'by-pointer'

/** Returns how the focused element in the region received the focus; undefined if the focus is elsewhere. */
function focusIn(region: HTMLElement | null): Lost | undefined {
  const { activeElement } = document
  if (!activeElement || !region?.contains(activeElement)) return undefined
  return activeElement.matches(':focus-visible') ? 'by-keyboard' : 'by-pointer'
}

/**
 * Keeps the focus when the toast that has it disappears: the focus moves to the newest remaining toast, or
 * back to the element that had it before.
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
      if (lost.current) return
      if (!region?.contains(relatedTarget as Node | null)) origin.current = relatedTarget as Element | null
    }
    // Called before React removes the toast.
    const end = toasts.subscribe(() => {
      lost.current = focusIn(region)
    })
    region?.addEventListener('focusin', onFocus)
    return () => {
      end()
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
 * Moves the focus to the newest remaining toast, after use of the keyboard; otherwise back to where it came
 * from, because a focused toast would stay on the page.
 */
function focusNext(region: HTMLElement | null, lost: Lost, origin: Element | null): void {
  const rest = lost === 'by-keyboard' ? region?.querySelectorAll<HTMLElement>('.note__close') : undefined
  const back = origin instanceof HTMLElement && origin.isConnected ? origin : document.getElementById('main')
  const target = rest?.[rest.length - 1] ?? back
  target?.focus({ preventScroll: true })
}
