/** Distinguishes clicks that follow a link from those that open a new tab or download. */

/** The button and the modifier keys of a click. */
type Keys = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/**
 * Whether a click is one of the main button without modifier keys. Only such a click on a link may be handled
 * by a script.
 */
export const isPlainClick = (event: Keys): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
