/** Tells clicks that mean "go there" from those that ask the browser for a new tab or a download. */

type Keys = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/**
 * A click that asks for nothing special, such as a new tab: only those may do something else than follow a
 * link.
 */
export const isPlainClick = (event: Keys): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
