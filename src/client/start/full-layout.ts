/**
 * Makes the browser lay out the whole page at once for visitors who reload it, go back or forward to it, or
 * come to a fragment: where the page scrolls to then depends on the height of everything above. Sets
 * `data-whole`, which switches off the deferred layout of styles/later.css.
 */
export function forceFullLayout(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || entry?.type !== 'navigate') document.documentElement.dataset.whole = ''
}
