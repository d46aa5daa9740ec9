import type { PageOutline } from '../../../../src/content/types.ts'
import { summaryPicture, summaryText } from '../../model/lists/summary-parts.ts'
import { type Entry, lineage } from '../index/inherit.ts'
import { indexingOf } from './indexing.ts'
import { alternatesOf, updatedAt } from './page.ts'
import { summaryFieldsOf } from './summary.ts'
import type { View } from './view.ts'

/** Of all files that an entry takes its values from. */
const versionOf = (entry: Entry): string =>
  [...lineage(entry)].map(({ file }) => file.hash ?? `${file.mtimeMs}/${file.size}`).join()

/**
 * Every part is worked out when it is read: who lists a large site reads few of them, and some lie on disk.
 */
function outline(view: View, entry: Entry, path: string): PageOutline {
  const fields = summaryFieldsOf(view, entry)
  const summary = {
    path,
    get title() {
      return view.title(entry)
    },
    get text() {
      return summaryText(fields)
    },
    get picture() {
      return summaryPicture(fields)
    },
    get date() {
      const date = view.index.date(entry)
      return date && view.index.calendar.toIso(date)
    },
  }
  return {
    summary,
    collection: entry.collection.handle,
    get alternates() {
      return alternatesOf(view, entry)
    },
    get updatedAt() {
      return updatedAt(entry)
    },
    get version() {
      return versionOf(entry)
    },
    get indexing() {
      return indexingOf(entry)
    },
  }
}

/** The pages of one language that may be told of. */
export function* outlinePages(view: View): Generator<PageOutline> {
  const { index, site } = view
  for (const { handle } of index.collections.values())
    for (const entry of index.entriesIn(handle, site.handle)) {
      const path = view.isListed(entry) && !view.isRedirect(entry) ? view.path(entry) : undefined
      if (path !== undefined) yield outline(view, entry, path)
    }
}
