import { isSystemField } from '../../../../src/content/head/page-head.ts'
import { isSwitchedOff } from '../../../../src/content/kinds/field-conditions.ts'
import { hiddenByName, hiddenText } from '../../../../src/content/kinds/hidden-fields.ts'
import { looksLikeMarkup, textOfMarkup } from '../../../../src/content/markup.ts'
import type { Value } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import { openingOf } from '../../model/lists/opening-text.ts'
import type { SummaryField, SummaryFields } from '../../model/lists/summary-parts.ts'
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

/** Whether a value is a text, or the texts and sets of a Bard field, in which sentences may be found. */
const kindOf = (value: Value): SummaryField['kind'] | undefined => {
  if (typeof value === 'string') return looksLikeMarkup(value.slice(0, maxLength)) ? 'prose' : 'words'
  if ([value].flat().some(isAsset)) return 'files'
  return Array.isArray(value) && value.some(isValues) ? 'prose' : undefined
}

/** The first sentences of rich text, of the texts of a Bard field, or of a text in sets. */
const openingIn = (value: Value): string | undefined =>
  Array.isArray(value)
    ? (asList(value)
        .map((part) => (isValues(part) && part.type === 'text' ? openingOf(part.text) : undefined))
        .find((text) => text !== undefined) ?? openingOf(value))
    : openingOf(value)

const isAsset = (value: Value): value is AssetValue =>
  isValues(value) && typeof value.url === 'string' && typeof value.extension === 'string'

/**
 * Returns functions that read the fields of an entry for its summary in lists of pages. Without a blueprint
 * the names and shapes of values tell what visitors see.
 */
export function summaryFieldsOf(view: RemoteView, { values }: RemoteEntry): SummaryFields {
  const all = isValues(values) ? values : {}
  const stored = (name: string) => (Object.hasOwn(all, name) ? all[name] : undefined)
  const read = (name: string): Value => {
    const value = stored(name)
    if (value === undefined || value === null || hiddenByName(name) || isSwitchedOff(name, stored))
      return undefined
    return typeof value === 'string' && hiddenText(name, value) ? undefined : readPlainValue(value, view)
  }
  return {
    text: (name) => textOf(read(name)),
    opening: (name) => openingIn(read(name)),
    asset: (name) => [read(name)].flat().find(isAsset),
    *fields() {
      for (const handle of Object.keys(all)) {
        const kind = isSystemField(handle) ? undefined : kindOf(read(handle))
        if (kind) yield { handle, kind }
      }
    },
  }
}
