import type { HistoryState } from './history-state.ts'

/** Whether an element is on the screen; false for one that is not displayed, as in a menu that is closed. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return element.checkVisibility({ visibilityProperty: true }) && bottom > 0 && top < innerHeight
}

/** The first element in view that matches a selector, and a condition. */
const firstInView = (selector: string, isMeant = (_: Element) => true): Element | undefined =>
  [...document.querySelectorAll(selector)].find((element) => isMeant(element) && isInView(element))

/**
 * The element from which a visitor who comes back goes on: the link that was followed, else the first heading
 * in view, so that Tab does not lead to another part of the page.
 */
export const placeToGoOn = ({ followed }: HistoryState): Element | undefined =>
  (followed && firstInView('a', (link) => link.getAttribute('href') === followed)) ||
  firstInView('main :is(h1, h2, h3, h4, h5, h6)')
