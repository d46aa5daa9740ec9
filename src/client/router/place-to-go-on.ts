import type { HistoryState } from './history-state.ts'

/**
 * Whether an element is on the screen, or at most so many screens away; false for one that is not displayed, as
 * in a menu that is closed.
 */
function isWithin(screens: number, element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const margin = screens * innerHeight
  const isNear = bottom > -margin && top < innerHeight + margin
  return isNear && element.checkVisibility({ visibilityProperty: true })
}

/** The first element on the screen, or so many screens away, that matches a selector and a condition. */
const firstWithin = (screens: number, selector: string, isMeant = (_: Element) => true) =>
  [...document.querySelectorAll(selector)].find((element) => isMeant(element) && isWithin(screens, element))

/**
 * The element from which a visitor who comes back goes on: the link that was followed, else the first heading
 * in view, so that Tab does not lead to another part of the page.
 */
export function placeToGoOn({ followed }: HistoryState): Element | undefined {
  const isFollowed = (link: Element) => link.getAttribute('href') === followed
  // Parts that had not been drawn when the visitor left can be of another height now, and move the link.
  const link = followed && (firstWithin(0, 'a', isFollowed) ?? firstWithin(1, 'a', isFollowed))
  return link || firstWithin(0, 'main :is(h1, h2, h3, h4, h5, h6)')
}
