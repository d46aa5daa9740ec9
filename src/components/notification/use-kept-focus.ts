import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { ShownToast, Toasts } from './toasts.ts'

/** Where the focus was on a toast that is about to go. */
type Lost = 'by-keyboard' | 'by-pointer'

function focusIn(region: HTMLElement | null): Lost | undefined {
  const { activeElement } = document
  if (!activeElement || !region?.contains(activeElement)) return undefined
  return activeElement.matches(':focus-visible') ? 'by-keyboard' : 'by-pointer'
}

/**
 * Keeps the focus when the toast that has it goes: it moves to the newest that is left, or back to where it
 * came from.
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
    // Told before React takes the toast away.
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

/** Who points does not want the next toast to wait for them. */
function focusNext(region: HTMLElement | null, lost: Lost, origin: Element | null): void {
  const rest = lost === 'by-keyboard' ? region?.querySelectorAll<HTMLElement>('.note__close') : undefined
  const back = origin instanceof HTMLElement && origin.isConnected ? origin : document.getElementById('main')
  const target = rest?.[rest.length - 1] ?? back
  target?.focus({ preventScroll: true })
}
