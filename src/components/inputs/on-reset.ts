/**
 * Calls `after` when the form of a control was reset and its controls have their initial values. Returns a
 * function that stops listening.
 */
export function onReset(control: HTMLInputElement | HTMLTextAreaElement, after: () => void): () => void {
  const end = new AbortController()
  const reset = ({ target }: Event) => {
    // The browser dispatches the event before it resets the values, and a listener can still cancel it.
    if (target === control.form) setTimeout(after)
  }
  document.addEventListener('reset', reset, { signal: end.signal })
  return () => end.abort()
}
