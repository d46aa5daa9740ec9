/**
 * Somebody comes back, or to a fragment: where that is depends on how long all before it is. Written for
 * styles/later.css.
 */
export function forceFullLayout(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || visit?.type !== 'navigate') document.documentElement.dataset.whole = ''
}
