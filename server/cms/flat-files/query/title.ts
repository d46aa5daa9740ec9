import type { EntryDate } from '../../model/dates.ts'
import { asText, asValues } from '../../model/values.ts'
import type { Entry } from '../index/entries/entry-file.ts'
import { readValue } from '../index/entries/inherit.ts'
import { readTemplate } from '../index/entries/template.ts'

/**
 * The title of an entry: its value `title`, else one built by the collection's `title_format`, else the slug.
 */
export function titleOf(
  entry: Entry,
  date: EntryDate | undefined,
  report: (problem: string) => void,
): string {
  const title = asText(readValue(entry, 'title'))
  if (title !== undefined) return title
  const format = entry.collection.titleFormat(entry.site.handle)
  if (format === undefined) return entry.slug
  const variables = (name: string) => {
    if (name === 'date' && date) return date
    // `author:name` and `author.name` are members of the value `author`.
    const [first = '', ...rest] = name.split(/[:.]/)
    return rest.reduce((value, key) => asValues(value)[key], readValue(entry, first))
  }
  return readTemplate(format, report)(variables).trim() || entry.slug
}
