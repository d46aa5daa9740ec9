/** What tells that somebody is there and will act. */
export const interactionEvents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'wheel',
] as const

/** Calls back at each sign. Returns what ends it. */
export function onInteraction(act: () => void): () => void {
  const end = new AbortController()
  for (const type of interactionEvents)
    addEventListener(type, act, { signal: end.signal, capture: true, passive: true })
  return () => end.abort()
}
