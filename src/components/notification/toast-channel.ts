/** Shows a toast from anywhere: an event from whoever has a message to the region that shows them. */
import type { Tone } from './notification.tsx'

/** What can be done at once. It closes the toast; a link leads there as any other. */
export type ToastAction =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly onPress: () => void }

/** A message above the page, never the only place of an error. One with actions stays until it is closed. */
export interface Toast {
  readonly tone?: Tone | undefined
  readonly title: string
  readonly text?: string | undefined
  readonly actions?: readonly ToastAction[] | undefined
}

/** Sent to `document` with a `Toast` as detail. */
const toastEvent = 'toast'

/**
 * Says something from wherever it is known, inside of React or not. Nothing happens where no page is shown.
 */
export function showToast(toast: Toast): void {
  document.dispatchEvent(new CustomEvent<Toast>(toastEvent, { detail: toast }))
}

/** Calls back with each toast. Returns what ends it. */
export function onToast(show: (toast: Toast) => void): () => void {
  const listener = (event: Event) => show((event as CustomEvent<Toast>).detail)
  document.addEventListener(toastEvent, listener)
  return () => document.removeEventListener(toastEvent, listener)
}
