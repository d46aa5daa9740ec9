/** The words of the interface that editors may change: which collection and which fields hold them. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values.ts'
import type { TranslationEntry } from '../../../../src/i18n/translate.ts'
import { asText } from '../values.ts'

/** The collection with the words of the interface that editors may change; a project may name it in Dutch. */
export const interfaceTextCollections = ['translations', 'vertalingen'] as const

/** Fields that may hold the words, the usual one first. */
const fields = ['trans', 'translation', 'text', 'title'] as const

/** The words of one published entry; none without a slug or words. */
export function readInterfaceText(
  slug: string | undefined,
  read: (field: string) => Value,
): readonly TranslationEntry[] {
  const trans = fields.map((name) => asText(read(name))).find((text) => text !== undefined)
  return slug === undefined || trans === undefined ? [] : [{ slug, trans }]
}

/**
 * The words by slug, of whichever collection a system over HTTP has.
 * @param listRows published entries; undefined when there is no such collection
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
