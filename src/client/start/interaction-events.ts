/** The events by which a page learns that a visitor begins to use it; React is loaded then. */
export const interactionEvents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'wheel',
] as const

/** Calls back at each of these events. Returns a function that stops listening. */
export function onInteraction(callback: () => void): () => void {
  const end = new AbortController()
  for (const type of interactionEvents)
    addEventListener(type, callback, { signal: end.signal, capture: true, passive: true })
  return () => end.abort()
}
