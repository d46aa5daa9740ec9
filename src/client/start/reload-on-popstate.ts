/**
 * An earlier document of this tab may have shown pages in place: the browser goes back to their addresses
 * without loading anything. Until the app is there to show them, the document is loaded. Returns what ends
 * it.
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
