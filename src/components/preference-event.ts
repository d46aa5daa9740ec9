/**
 * Name of the event on `document` after the visitor chose a theme or decided about consent. Its detail is an
 * object with `name` (`theme` or `consent`) and `value`.
 */
export const preferenceEvent = 'preference'

/**
 * Calls `changed` after each choice, when the attributes of `<html>` have the new value. Returns a function
 * that stops listening.
 */
export function onPreference(changed: () => void): () => void {
  document.addEventListener(preferenceEvent, changed)
  return () => document.removeEventListener(preferenceEvent, changed)
}
