import { linkOf } from './links.ts'

/** Milliseconds for which a link is pointed at or focused before its page counts as wanted. */
const dwell = 65

/**
 * Calls back with each link that is pointed at, focused or touched, until the signal ends it: also with one
 * that is already.
 */
export function followPointers(mean: (link: Element) => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const restOn = (link: Element | null) => {
    clearTimeout(timer)
    if (link) timer = setTimeout(() => mean(link), dwell)
  }
  const rest = (event: Event) => restOn(linkOf(event) ?? null)
  const touch = (event: Event) => {
    const link = linkOf(event)
    if (link) mean(link)
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, rest, { signal })
  document.addEventListener('touchstart', touch, { signal, passive: true })
  signal.addEventListener('abort', () => clearTimeout(timer))
  restOn(document.querySelector('a[href]:is(:hover, :focus)'))
}
