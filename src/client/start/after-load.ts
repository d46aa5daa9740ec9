/** What a page does once it has loaded; in a chunk of its own, so that the first script stays small. */
import type { AnalyticsOptions } from '../analytics/analytics-options.ts'
import { startAnalytics } from '../analytics/gtm.ts'
import { reloadOutdatedBfcachePage } from './bfcache.ts'
import { isReturn } from './full-layout.ts'

export { answerConsent } from './answer-consent.ts'
export { whenUnused } from './when-unused.ts'

/**
 * Watches for outdated pages, gives the focus back to visitors who have come back, and counts page views, which
 * needs no React.
 */
export async function afterLoad(options: AnalyticsOptions): Promise<void> {
  reloadOutdatedBfcachePage()
  // Its code is the app's as well, which such visitors need next.
  if (isReturn())
    void import('./prepare.ts').then(({ focusAfterReturn }) => focusAfterReturn(), console.error)
  await startAnalytics(options)
}
