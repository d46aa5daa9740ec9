/** Facts about an entry that follow from its values and its file. */
import { indexingFields, readIndexing } from '../../../../src/content/head/seo.ts'
import type { Indexing, Value, Values } from '../../../../src/content/types.ts'
import { omit } from '../../model/values.ts'
import type { Entry } from '../index/entries/entry-file.ts'
import { lineage, readValue, valuesOf } from '../index/entries/inherit.ts'
import { valueAt } from '../parse-cache/stored-value.ts'
import type { SiteView } from './view.ts'

/**
 * The time at which the entry was last saved, else at which its file changed, in ISO 8601. `updated_at` is in
 * seconds since 1970; a number from 1e11 on is no such time.
 */
export function updatedAt(entry: Pick<Entry, 'data' | 'file'>): string {
  const saved = Number(valueAt(entry.data, 'updated_at'))
  return new Date(saved > 0 && saved < 1e11 ? saved * 1000 : entry.file.mtimeMs).toISOString()
}

/**
 * A text that changes with the entry: hashes, else times and sizes, of all files that its values are from.
 */
export const versionOf = (entry: Entry): string =>
  [...lineage(entry)].map(({ file }) => file.hash ?? `${file.mtimeMs}/${file.size}`).join()

/** Names of values that only the content system uses. */
export const systemFields = [
  'blueprint',
  'template',
  'layout',
  'updated_at',
  'updated_by',
  'redirect',
  'protect',
]

/** The values of an entry that belong to its fields, with its title. */
export const fieldValues = (view: Pick<SiteView, 'title'>, entry: Entry): Values => ({
  ...omit(valuesOf(entry), ...systemFields),
  title: view.title(entry),
})

/** The settings of the many entries that set none. */
const noIndexing = readIndexing({})

/**
 * The settings of an entry for search engines. No other fields are read, because reading them from disk takes
 * time.
 */
export const indexingOf = (entry: Entry): Indexing => readSettings((name) => readValue(entry, name))

/** The settings among the values of a term. */
export const indexingIn = (values: Values): Indexing => readSettings((name) => values[name])

function readSettings(read: (name: string) => Value): Indexing {
  const fields = indexingFields.flatMap((name) => {
    const value = read(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  return fields.length === 0 ? noIndexing : readIndexing(Object.fromEntries(fields))
}
