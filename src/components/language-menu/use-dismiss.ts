import { type RefObject, useEffect } from 'react'

/**
 * Closes an open `<details>` on Escape, with the focus back on its summary, and when the visitor goes on
 * elsewhere.
 */
export function useDismiss(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ref.current?.open) return
      ref.current.open = false
      ref.current.querySelector('summary')?.focus()
    }
    // What has the focus must not lie under the panel.
    const onElsewhere = (event: Event) => {
      if (ref.current?.open && !ref.current.contains(event.target as Node)) ref.current.open = false
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [ref])
}
