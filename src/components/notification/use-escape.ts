import { useEffect } from 'react'
import type { Toasts } from './toasts.ts'

/** What Escape closes first: a dialog, an open menu. */
const takesEscape = ':modal, .menu[open]'

/**
 * Escape closes the newest toast. Asked before all others hear of the key: then what they close is still
 * open.
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
