/** Calls back when the form of a control has got its first values back. Returns what ends it. */
export function onReset(control: HTMLInputElement | HTMLTextAreaElement, after: () => void): () => void {
  const end = new AbortController()
  const reset = ({ target }: Event) => {
    // The event comes before the values change, and can still be called off.
    if (target === control.form) setTimeout(after)
  }
  document.addEventListener('reset', reset, { signal: end.signal })
  return () => end.abort()
}
