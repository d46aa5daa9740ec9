import type { ContentView, ModelEntry } from '../content-view.ts'
import { type EntrySummary, summaryParts } from './summary-parts.ts'

/** The summary of an entry for other pages; undefined when the entry has no address on our site. */
export function summarize<E extends ModelEntry>(view: ContentView<E>, entry: E): EntrySummary | undefined {
  const path = view.path(entry)
  if (path === undefined) return undefined
  const [date, original] = [view.date(entry), view.originalOf(entry)]
  return {
    id: entry.id,
    title: view.title(entry),
    path,
    ...summaryParts(view.summaryFields(entry)),
    ...(date === undefined ? {} : { date }),
    ...(original && { lang: view.languages.of(original.locale).lang }),
  }
}
