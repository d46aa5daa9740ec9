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

/** Calls back at each of these events, until the signal aborts. */
export function onInteraction(callback: (event: Event) => void, signal: AbortSignal): void {
  for (const type of interactionEvents)
    addEventListener(type, callback, { signal, capture: true, passive: true })
}
