/**
 * Makes the browser lay out the whole page at once for visitors who come back or come to a fragment: where
 * they scroll to depends on the height of everything above. Sets `data-whole`, which switches off the
 * deferred layout of styles/later.css.
 */
export function forceFullLayout(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || entry?.type !== 'navigate') document.documentElement.dataset.whole = ''
}
