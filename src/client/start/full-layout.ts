const navigationType = (): string | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type

/** Whether the visitor came to this document by going back or forward, and the browser had to load it. */
export const isReturn = (): boolean => navigationType() === 'back_forward'

/**
 * Makes the browser lay out the whole page at once for visitors who reload it, go back or forward to it, or
 * come to a fragment: where the page scrolls to then depends on the height of everything above. Sets
 * `data-whole`, which switches off the deferred layout of styles/later.css.
 */
export function forceFullLayout(): void {
  if (location.hash || navigationType() !== 'navigate') document.documentElement.dataset.whole = ''
}
