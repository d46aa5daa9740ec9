/** Reads the fields of an entry for its summary: only those that visitors see. */
import { isSwitchedOff, isThere } from '../../../../src/content/kinds/field-conditions.ts'
import type { FieldSchema } from '../../../../src/content/kinds/field-schema.ts'
import { hiddenByName } from '../../../../src/content/kinds/hidden-fields.ts'
import type { Value } from '../../../../src/content/types.ts'
import type { Locale } from '../../../../src/i18n/languages.ts'
import { memoWeak } from '../../../../src/shared/memo.ts'
import { openingOf } from '../../model/lists/opening-text.ts'
import type { SummaryField, SummaryFields } from '../../model/lists/summary-parts.ts'
import { plainText } from '../../model/plain-text.ts'
import { asList, asText } from '../../model/values.ts'
import type { Field } from '../augment/types.ts'
import { schemaOfFields } from '../blueprints/schema.ts'
import type { Entry } from '../index/entries/entry-file.ts'
import { readValue, valuesOf } from '../index/entries/inherit.ts'
import type { SiteIndex } from '../index/index-site.ts'

/** What fields of each type hold; fields of other types say nothing in a summary. */
const kinds: ReadonlyMap<string, SummaryField['kind']> = new Map([
  ...['text', 'textarea'].map((type) => [type, 'words'] as const),
  ...['markdown', 'bard', 'replicator', 'grid', 'redactor', 'tinymce_cloud', 'tinymce', 'froala'].map(
    (type) => [type, 'prose'] as const,
  ),
  ['assets', 'files'],
])

/** The fields of a blueprint: by handle, and those that a summary may be read from. */
const planOf = memoWeak((fields: readonly Field[]) => {
  const schemas = schemaOfFields(fields)
  return {
    schemas: new Map(schemas.map((schema) => [schema.handle, schema])),
    fields: schemas.flatMap(({ handle, type, hidden }): SummaryField[] => {
      const kind = kinds.get(type)
      return kind === undefined || hidden !== undefined || handle === 'title' ? [] : [{ handle, kind }]
    }),
  }
})

/** Whether visitors see a field of an entry. All its values are read only where the field has conditions. */
function isVisible(entry: Entry, handle: string, schema: FieldSchema | undefined): boolean {
  if (schema ? schema.hidden !== undefined : hiddenByName(handle) !== undefined) return false
  if (isSwitchedOff(handle, (name) => readValue(entry, name))) return false
  if (!schema?.conditions) return true
  const values = valuesOf(entry)
  return isThere(schema.conditions, values, values)
}

/**
 * The readers of an entry's fields for its summary. Nothing is read before it is needed.
 * @param locale the language in which files are described
 */
export function summaryFieldsOf(index: SiteIndex, entry: Entry, locale: Locale): SummaryFields {
  const schemaOf = (handle: string) => planOf(index.fields(entry)).schemas.get(handle)
  const visible = (handle: string): Value => {
    const value = readValue(entry, handle)
    return value === undefined || value === null || !isVisible(entry, handle, schemaOf(handle))
      ? undefined
      : value
  }
  return {
    text: (name) => plainText(visible(name)),
    opening: (name) => openingOf(visible(name), schemaOf(name)),
    asset(name) {
      const stored = visible(name)
      const path = asText(Array.isArray(stored) ? asList(stored)[0] : stored)
      if (path === undefined) return undefined
      const field = index.fields(entry).find(({ handle }) => handle === name)
      return index.assets.find(asText(field?.config.container), path, locale)
    },
    fields: () => planOf(index.fields(entry)).fields,
  }
}
