import type { TranslationEntry, Values } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values.ts'
import { asText } from '../values.ts'

/** A project may name it in Dutch. */
const collections = ['translations', 'vertalingen'] as const
/** Fields that may hold the words, the usual one first. */
const fields = ['trans', 'translation', 'text', 'title'] as const

function readTranslation(row: Values): readonly TranslationEntry[] {
  const slug = asText(memberOf(row, 'slug'))
  const trans = fields.map((name) => asText(memberOf(row, name))).find((text) => text !== undefined)
  return slug === undefined || trans === undefined ? [] : [{ slug, trans }]
}

/**
 * The words of the interface that editors may change, by slug, of whichever collection the system has.
 * @param listRows published entries; undefined when there is no such collection
 */
export async function findTranslations(
  listRows: (collection: string) => Promise<readonly Values[] | undefined>,
): Promise<readonly TranslationEntry[]> {
  for (const collection of collections) {
    const rows = await listRows(collection)
    if (rows) return rows.flatMap(readTranslation).sort((a, b) => (a.slug < b.slug ? -1 : 1))
  }
  return []
}
