import { looksLikeMarkup, textOfMarkup } from '../../../../src/content/markup.ts'
import type { Value } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values.ts'
import type { SummaryFields } from '../../model/lists/summary-parts.ts'
import type { AssetValue } from '../../model/lookups.ts'
import { plainText } from '../../model/plain-text.ts'
import { asList } from '../../model/values.ts'
import type { RemoteEntry } from '../adapter.ts'
import type { RemoteView } from '../view.ts'
import { readPlainValue } from './read-values.ts'

/** Maximum characters that are searched for markup, and read of markup; a summary shows far fewer. */
const maxLength = 4000

/** The plain text of a value. Entities are decoded only in markup; text without markup stays as typed. */
const textIn = (value: Value): string | undefined =>
  typeof value === 'string' && looksLikeMarkup(value.slice(0, maxLength))
    ? textOfMarkup(value.slice(0, maxLength)) || undefined
    : plainText(value)

/** The plain text of a field: of a text, or of the texts between the sets of a Bard field. */
const textOf = (value: Value): string | undefined =>
  Array.isArray(value)
    ? asList(value)
        .map((part) => (isValues(part) && part.type === 'text' ? textIn(part.text) : undefined))
        .filter((text) => text !== undefined)
        .join(' ') || undefined
    : textIn(value)

const isAsset = (value: Value): value is AssetValue =>
  isValues(value) && typeof value.url === 'string' && typeof value.extension === 'string'

/** Returns functions that read the fields of an entry by name, for its summary in lists of pages. */
export function summaryFieldsOf(view: RemoteView, { values }: RemoteEntry): SummaryFields {
  const read = (name: string) =>
    isValues(values) && Object.hasOwn(values, name) ? readPlainValue(values[name], view) : undefined
  return {
    text: (name) => textOf(read(name)),
    asset: (name) => [read(name)].flat().find(isAsset),
  }
}
