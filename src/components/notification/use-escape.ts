import { useEffect } from 'react'
import type { Toasts } from './toasts.ts'

/** Selector of the elements that Escape closes before a toast: a dialog, an open menu. */
const takesEscape = ':modal, .menu[open]'

/**
 * Closes the newest toast on Escape, unless Escape closes a dialog or menu. Listens in the capture phase:
 * later, other listeners have closed the dialog or menu already.
 */
export function useEscape(toasts: Toasts): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || document.querySelector(takesEscape)) return
      const newest = toasts.shown().at(-1)
      if (newest) toasts.close(newest.id)
    }
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [toasts])
}
