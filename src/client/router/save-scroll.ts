import type { Place } from './restore-scroll.ts'

export const rememberScroll = () =>
  history.replaceState({ ...history.state, scroll: Math.round(scrollY) } satisfies Place, '')

/**
 * Keeps where the visitor is on each page, for as long as this document follows links in place. A return from
 * another site restores the browser's own way. `isShown` says whether the page is the one that the address
 * names.
 */
export function followScroll(isShown: () => boolean): void {
  history.scrollRestoration = 'manual'
  // Who has scrolled already may not do so again, and what is written down when a reload begins is lost.
  if (scrollY > 0) rememberScroll()
  addEventListener('scroll', keepScroll(isShown), { passive: true })
  // A link to a place on this page leaves the place where it stands.
  addEventListener('click', () => isShown() && rememberScroll(), { capture: true })
  addEventListener('pagehide', () => {
    rememberScroll()
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
}

const scrollQuiet = 100

/**
 * A page that is left by the browser's buttons is gone before anyone can ask where it was: so it is kept
 * while scrolling.
 */
function keepScroll(isShown: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => isShown() && rememberScroll(), scrollQuiet)
  }
}
