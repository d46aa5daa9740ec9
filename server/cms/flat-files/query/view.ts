import type { Locale } from '../../../../src/i18n/locales.ts'
import { withPrefix } from '../../../../src/i18n/locales.ts'
import { getOrAdd, isFalsy } from '../../model/values.ts'
import type { RichTextLabels } from '../../rich-text/context.ts'
import type { SiteIndex } from '../index/index-site.ts'
import { type Entry, readValue } from '../index/inherit.ts'
import type { Site } from '../index/sites.ts'
import { isListed, statusOf } from '../index/status.ts'
import { titleOf } from './title.ts'

/** The index seen from one language, at one moment. */
export interface View {
  readonly index: SiteIndex
  readonly site: Site
  readonly locale: Locale
  /** Words that rich text itself needs. */
  readonly labels: RichTextLabels
  report(problem: string): void
  /** The entry that an id means in this language; undefined when it is not translated. */
  translated(id: string): Entry | undefined
  /** Our address of an entry in any of our languages; undefined when it is not served. */
  path(entry: Entry): string | undefined
  title(entry: Entry): string
  isPublished(entry: Entry): boolean
  /** Published and with an address. */
  isShown(entry: Entry): boolean
  isListed(entry: Entry): boolean
  /** An entry that only leads elsewhere. */
  isRedirect(entry: Entry): boolean
}

interface Standpoint extends Pick<View, 'site' | 'locale' | 'labels' | 'report'> {
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Looks at an index from one language. Titles are worked out once. */
export function createView(index: SiteIndex, standpoint: Standpoint): View {
  const { site, locale, labels, now, report } = standpoint
  const titles = new Map<string, string>()
  const path = (entry: Entry) => {
    const uri = index.uri(entry)
    if (uri === undefined || !entry.site.locale || index.at(entry.site.handle, uri) !== entry)
      return undefined
    return withPrefix(entry.site.locale, uri)
  }
  const isPublished = (entry: Entry) => statusOf(entry, index.date(entry), now) === 'published'
  return {
    index,
    site,
    locale,
    labels,
    report,
    path,
    isPublished,
    translated: (id) => {
      const entry = index.entries.get(id)
      return entry && index.translation(entry, site.handle)
    },
    title: (entry) => getOrAdd(titles, entry.id, () => titleOf(entry, index.date(entry), report)),
    isShown: (entry) => isPublished(entry) && path(entry) !== undefined,
    isListed: (entry) => isListed(entry, index.date(entry), now),
    isRedirect: (entry) => !isFalsy(readValue(entry, 'redirect')),
  }
}

/**
 * When the first entry changes its status by itself: its date comes and its collection hides one side of now.
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
