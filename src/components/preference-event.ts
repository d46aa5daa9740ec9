/** Sent to `document` after a choice, with `{ name, value }` as detail. */
export const preferenceEvent = 'preference'

/** Calls back after each choice, which the attributes of `<html>` then tell. Returns what ends it. */
export function onPreference(changed: () => void): () => void {
  document.addEventListener(preferenceEvent, changed)
  return () => document.removeEventListener(preferenceEvent, changed)
}
