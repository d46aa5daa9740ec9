import { type RefObject, useEffect } from 'react'
import type { Toasts } from './toasts.ts'

const events = ['pointerover', 'pointerout', 'focusin', 'focusout'] as const

/**
 * Toasts wait while the pointer or the focus is on one of them. Asked of the document, after each move: a
 * toast that goes away below the pointer takes the event of its leaving along.
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
