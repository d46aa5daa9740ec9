import type { EntrySummary } from '../../model/lists/summary-parts.ts'
import { type SummaryFields, summaryParts } from '../../model/lists/summary-parts.ts'
import { plainText } from '../../model/plain-text.ts'
import { asList, asText } from '../../model/values.ts'
import { type Entry, readValue } from '../index/inherit.ts'
import type { View } from './view.ts'

function assetOf({ index }: View, entry: Entry, name: string) {
  const stored = readValue(entry, name)
  const path = asText(Array.isArray(stored) ? asList(stored)[0] : stored)
  if (path === undefined) return undefined
  const field = index.fields(entry).find(({ handle }) => handle === name)
  return index.assets.find(asText(field?.config.container), path)
}

/** The fields of an entry as its summary reads them. */
export const summaryFieldsOf = (view: View, entry: Entry): SummaryFields => ({
  text: (name) => plainText(readValue(entry, name)),
  asset: (name) => assetOf(view, entry, name),
})

/** What other pages show of an entry; undefined when it has no address of ours. */
export function summarise(view: View, entry: Entry): EntrySummary | undefined {
  const path = view.path(entry)
  if (path === undefined) return undefined
  const date = view.index.date(entry)
  return {
    id: entry.id,
    title: view.title(entry),
    path,
    ...summaryParts(summaryFieldsOf(view, entry)),
    ...(date ? { date: view.index.calendar.toIso(date) } : {}),
  }
}
