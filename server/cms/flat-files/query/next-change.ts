import type { SiteIndex } from '../index/index-site.ts'

/**
 * The next time at which an entry changes its status because its date comes, in a collection that shows past
 * and future dates differently. Milliseconds since 1970; infinite when there is none.
 */
export function nextChange(index: SiteIndex, now: number): number {
  let next = Number.POSITIVE_INFINITY
  for (const { handle, dated, past, future } of index.collections.values()) {
    if (!dated || past === future) continue
    for (const site of index.sites) {
      for (const entry of index.entriesIn(handle, site.handle)) {
        const epoch = index.date(entry)?.epoch ?? now
        if (epoch > now && epoch < next) next = epoch
      }
    }
  }
  return next
}
