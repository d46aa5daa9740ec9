/** What an entry of the browser's history remembers. */
export interface Place {
  readonly scroll: number
}

/**
 * After a reload, unless the visitor is already somewhere. An entry that was left in place is not the
 * browser's to restore; and who waits until the page is used moves it under the visitor's hands.
 */
export function restoreScroll(): void {
  const place: Place | null = history.state
  if (place?.scroll && scrollY === 0 && !location.hash) scrollTo({ top: place.scroll, behavior: 'instant' })
}
