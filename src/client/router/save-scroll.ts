import { closestLink } from './closest-link.ts'
import { saveState } from './history-state.ts'

/** Writes the scroll position into the current entry of the browser's history. */
export const saveScroll = () => saveState({ scroll: Math.round(scrollY) })

/**
 * Saves the scroll position of each page, and the link that is followed, in the history while the router shows pages in place, for back and
 * forward. Once the document is left, the browser restores the position itself.
 * @param isShown whether the page shown is the one that the address names
 */
export function trackScroll(isShown: () => boolean): void {
  history.scrollRestoration = 'manual'
  // Saved at once, as no scroll event may follow: what `pagehide` saves when a reload begins is lost.
  if (scrollY > 0) saveScroll()
  addEventListener('scroll', createScrollSaver(isShown), { passive: true })
  // A link to a fragment of this page makes a new entry: the position belongs to the one that is left.
  const saveClick = (event: Event) => {
    if (!isShown()) return
    saveScroll()
    const link = closestLink(event)
    if (link) saveState({ followed: link.getAttribute('href') })
  }
  addEventListener('click', saveClick, { capture: true })
  addEventListener('pagehide', () => {
    saveScroll()
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
}

/** Milliseconds without a scroll event after which the position is saved. */
const scrollPause = 100

/**
 * Returns the scroll listener that saves the position. When the visitor goes back, the current history entry
 * changes before any event: the position on the page that is left has to be saved beforehand.
 */
function createScrollSaver(isShown: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => isShown() && saveScroll(), scrollPause)
  }
}
