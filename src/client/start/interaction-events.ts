/** The events by which a page learns that a visitor begins to use it. */
export const interactionEvents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'wheel',
] as const

/** Calls back at each interaction. Returns a function that ends this. */
export function onInteraction(callback: () => void): () => void {
  const end = new AbortController()
  for (const type of interactionEvents)
    addEventListener(type, callback, { signal: end.signal, capture: true, passive: true })
  return () => end.abort()
}
