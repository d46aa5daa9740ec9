import { closestLink } from './closest-link.ts'

/** Milliseconds for which a link has to be pointed at or focused: a pointer that passes by takes less. */
const dwell = 65

/**
 * Calls back with each link that the visitor points at, focuses or touches, and so may follow, until the
 * signal aborts. A link that is pointed at or focused at the time of the call counts as well.
 */
export function onLinkIntent(callback: (link: Element) => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const startTimer = (link: Element | null) => {
    clearTimeout(timer)
    if (link) timer = setTimeout(() => callback(link), dwell)
  }
  const hover = (event: Event) => startTimer(closestLink(event) ?? null)
  const touch = (event: Event) => {
    const link = closestLink(event)
    if (link) callback(link)
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, hover, { signal })
  document.addEventListener('touchstart', touch, { signal, passive: true })
  signal.addEventListener('abort', () => clearTimeout(timer))
  startTimer(document.querySelector('a[href]:is(:hover, :focus)'))
}
