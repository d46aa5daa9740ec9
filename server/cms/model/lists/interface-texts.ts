/**
 * Finds the texts of the interface (labels, buttons, messages) that editors have changed: by the names that
 * their collection and fields may have.
 */
import type { Value, Values } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values/values.ts'
import type { TranslationEntry } from '../../../../src/i18n/translate.ts'
import { asText } from '../values.ts'

/** Handles that the collection with the texts of the interface may have: English or Dutch. */
export const interfaceTextCollections = ['translations', 'vertalingen'] as const

/** Whether a collection has a handle for the texts of the interface. */
export const isInterfaceTexts = (collection: string): boolean =>
  interfaceTextCollections.some((handle) => handle === collection)

/** Fields that may contain the text, the usual one first. */
const fields = ['trans', 'translation', 'text', 'title'] as const

/** Reads the text of one published entry as a list of one; an empty list without a slug or a text. */
export function readInterfaceText(
  slug: string | undefined,
  fieldOf: (field: string) => Value,
): readonly TranslationEntry[] {
  const trans = fields.map((name) => asText(fieldOf(name))).find((text) => text !== undefined)
  return slug === undefined || trans === undefined ? [] : [{ slug, trans }]
}

/**
 * Loads the texts of the interface from a content system over HTTP, sorted by slug.
 * @param listRows resolves with the published entries of a collection; undefined when there is no such one
 */
export async function findTranslations(
  listRows: (collection: string) => Promise<readonly Values[] | undefined>,
): Promise<readonly TranslationEntry[]> {
  for (const collection of interfaceTextCollections) {
    const rows = await listRows(collection)
    if (rows)
      return rows
        .flatMap((row) => readInterfaceText(asText(memberOf(row, 'slug')), (name) => memberOf(row, name)))
        .sort((a, b) => (a.slug < b.slug ? -1 : 1))
  }
  return []
}
