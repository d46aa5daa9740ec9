import { type RefObject, useEffect } from 'react'
import type { Toasts } from './toasts.ts'

/** Events of the document after which the pointer or the focus may be elsewhere. */
const events = ['pointerover', 'pointerout', 'focusin', 'focusout'] as const

/**
 * Stops the time of toasts while the pointer or the focus is on one. Listens on the document: no event of a
 * toast tells that it has disappeared below the pointer.
 */
export function usePause(ref: RefObject<HTMLElement | null>, toasts: Toasts, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    const update = () => toasts.pause(ref.current?.matches(':hover, :focus-within') ?? false)
    const later = () => setTimeout(update)
    for (const event of events) document.addEventListener(event, later)
    update()
    return () => {
      for (const event of events) document.removeEventListener(event, later)
      toasts.pause(false)
    }
  }, [ref, toasts, isShown])
}
