/** Milliseconds after which a browser that is never idle counts as idle. */
const maxWait = 1_000
/** Milliseconds to wait in browsers without `requestIdleCallback`. */
const fallbackWait = 200

/**
 * Resolves when the browser is idle, or as soon as the visitor presses a key, a mouse button or the screen.
 * Work that can wait, such as hydration, then does not delay what the browser itself has to do.
 */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const input = new AbortController()
    const proceed = () => {
      input.abort()
      resolve()
    }
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, proceed, { signal: input.signal, capture: true, passive: true })
    if ('requestIdleCallback' in window) requestIdleCallback(proceed, { timeout: maxWait })
    else setTimeout(proceed, fallbackWait)
  })
}
