import { plainText } from '../plain-text.ts'
import { summaryParts } from '../summary-parts.ts'
import { asList, asText } from '../values.ts'
import type { EntrySummary } from './augment-types.ts'
import { type Entry, readValue } from './inherit.ts'
import type { View } from './view.ts'

function assetOf({ index }: View, entry: Entry, name: string) {
  const stored = readValue(entry, name)
  const path = asText(Array.isArray(stored) ? asList(stored)[0] : stored)
  const field = index.fields(entry).find(({ handle }) => handle === name)
  return path === undefined ? undefined : index.assets.find(asText(field?.config.container), path)
}

/** What other pages show of an entry; undefined when it has no address of ours. */
export function summarise(view: View, entry: Entry): EntrySummary | undefined {
  const path = view.path(entry)
  if (path === undefined) return undefined
  const date = view.index.date(entry)
  return {
    id: entry.id,
    title: view.title(entry),
    path,
    ...summaryParts({
      text: (name) => plainText(readValue(entry, name)),
      asset: (name) => assetOf(view, entry, name),
    }),
    ...(date ? { date: view.index.calendar.toIso(date) } : {}),
  }
}
