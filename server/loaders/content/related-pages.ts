import type { ContentPage, Summary } from '../../../src/content/types.ts'
import type { ContentSource } from '../../cms/source.ts'

/** Number of pages that are found by terms: one row of cards. */
const limit = 3

/**
 * The pages that a page is related to: those that its editor named, else those that have most terms in common
 * with it.
 * @param named what the editor named
 */
export async function relatedPages(
  content: Pick<ContentSource, 'related' | 'taxonomies'>,
  { id, locale, terms }: ContentPage,
  named: readonly Summary[],
): Promise<readonly Summary[]> {
  if (named.length > 0 || terms.length === 0) return named
  const own = new Set(terms.map(({ taxonomy }) => taxonomy))
  const taxonomies = (await content.taxonomies(locale)).filter(({ handle }) => own.has(handle))
  const collections = [...new Set(taxonomies.flatMap((taxonomy) => taxonomy.collections))]
  return collections.length > 0 ? content.related(locale, { id, collections, limit }) : named
}
