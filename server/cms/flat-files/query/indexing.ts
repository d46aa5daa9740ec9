import { indexingFields, readIndexing } from '../../../../src/content/seo.ts'
import type { Indexing } from '../../../../src/content/types.ts'
import { type Entry, readValue } from '../index/inherit.ts'

/** Of the many entries whose editors said nothing. */
const unsaid = readIndexing({})

/**
 * What an editor tells search engines of an entry. Other fields may lie on disk: nobody reads them for this.
 */
export function indexingOf(entry: Entry): Indexing {
  const said = indexingFields.flatMap((name) => {
    const value = readValue(entry, name)
    return value === undefined ? [] : [[name, value] as const]
  })
  return said.length === 0 ? unsaid : readIndexing(Object.fromEntries(said))
}
