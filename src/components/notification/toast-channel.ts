/** Shows toasts from any module: an event on `document` carries them to the toast region. */
import type { Tone } from './notification.tsx'

/** A button or link of a toast. Pressing it closes the toast. */
export type ToastAction =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly onPress: () => void }

/**
 * A message above the page, which must not be the only place of an error. A toast with actions stays until it
 * is closed.
 */
export interface Toast {
  readonly tone?: Tone | undefined
  readonly title: string
  readonly text?: string | undefined
  readonly actions?: readonly ToastAction[] | undefined
}

/** Name of the event on `document`; its detail is a `Toast`. */
const toastEvent = 'toast'

/** Shows a toast, from inside or outside of React. Nothing happens without a toast region. */
export function showToast(toast: Toast): void {
  document.dispatchEvent(new CustomEvent<Toast>(toastEvent, { detail: toast }))
}

/** Calls `show` with each toast. Returns a function that stops listening. */
export function onToast(show: (toast: Toast) => void): () => void {
  const listener = (event: Event) => show((event as CustomEvent<Toast>).detail)
  document.addEventListener(toastEvent, listener)
  return () => document.removeEventListener(toastEvent, listener)
}
