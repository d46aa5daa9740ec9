/** Moves the focus to an element of any kind, a link in a drawing too, without scrolling. */
export function focusOn(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return
  // Only elements with a `tabindex`, links and controls can have the focus.
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
