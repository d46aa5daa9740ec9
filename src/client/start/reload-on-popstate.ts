/**
 * Loads the document when the visitor goes back or forward to another page before hydration. The router of an
 * earlier document of this tab may have added history entries, for which a browser loads nothing by itself.
 * Returns a function that stops listening, for when the app's own router takes over.
 */
export function reloadOnPopState(): () => void {
  const end = new AbortController()
  const shown = location.pathname + location.search
  const load = () => {
    if (location.pathname + location.search !== shown) location.reload()
  }
  addEventListener('popstate', load, { signal: end.signal })
  return () => end.abort()
}
