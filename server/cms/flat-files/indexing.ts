import { indexingFields, readIndexing } from '../../../src/content/seo.ts'
import type { Indexing } from '../../../src/content/types.ts'
import { type Entry, readValue } from './inherit.ts'

/** What an editor tells search engines of an entry. Other fields may lie on disk: nobody reads them for this. */
export const indexingOf = (entry: Entry): Indexing =>
  readIndexing(Object.fromEntries(indexingFields.map((name) => [name, readValue(entry, name)])))
