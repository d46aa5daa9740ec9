const longestWait = 1_000
/** For browsers that cannot tell when they are idle. */
const usualWait = 200

/**
 * Resolves when the browser has painted and rests, and at once when the visitor begins to use the page. Until
 * then the document works by itself: links, forms and menus are the browser's own.
 */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const use = new AbortController()
    const proceed = () => {
      use.abort()
      resolve()
    }
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, proceed, { signal: use.signal, capture: true, passive: true })
    if ('requestIdleCallback' in window) requestIdleCallback(proceed, { timeout: longestWait })
    else setTimeout(proceed, usualWait)
  })
}
