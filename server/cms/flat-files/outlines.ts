import type { PageOutline } from '../../../src/content/types.ts'
import { indexingOf } from './indexing.ts'
import { type Entry, lineage } from './inherit.ts'
import { alternatesOf, updatedAt } from './page.ts'
import { summarise } from './summary.ts'
import type { View } from './view.ts'

/** Of all files that an entry takes its values from. */
const versionOf = (entry: Entry): string =>
  [...lineage(entry)].map(({ file }) => file.hash ?? `${file.mtimeMs}/${file.size}`).join()

function outline(view: View, entry: Entry): PageOutline | undefined {
  const found = summarise(view, entry)
  if (!found) return undefined
  const { id: _, ...summary } = found
  return {
    summary,
    collection: entry.collection.handle,
    alternates: alternatesOf(view, entry),
    updatedAt: updatedAt(entry),
    version: versionOf(entry),
    indexing: indexingOf(entry),
  }
}

/** The pages of one language that may be told of. */
export function* outlinePages(view: View): Generator<PageOutline> {
  const { index, site } = view
  for (const { handle } of index.collections.values())
    for (const entry of index.entriesIn(handle, site.handle)) {
      const found = view.isListed(entry) && !view.isRedirect(entry) ? outline(view, entry) : undefined
      if (found) yield found
    }
}
