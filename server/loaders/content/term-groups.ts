/** Lists the terms of a taxonomy for its page, from A to Z. */
import type { TermGroup } from '../../../src/content/lists.ts'
import type { ContentPage } from '../../../src/content/types.ts'
import type { ContentSource } from '../../cms/source.ts'

type Terms = TermGroup['terms']

/** Maximum number of terms of a list without letters. */
const maxUndivided = 24

/** The letter under which a title stands: without accents; `#` for digits and signs. */
const letterOf = (title: string): string => {
  const [first = ''] = title.normalize('NFD').toUpperCase()
  return /\p{L}/u.test(first) ? first : '#'
}

/** Divides sorted terms by their first letters. */
function groupTerms(terms: Terms): readonly TermGroup[] {
  if (terms.length <= maxUndivided) return [{ terms }]
  const groups = new Map<string, Terms[number][]>()
  for (const term of terms) {
    const letter = letterOf(term.title)
    const group = groups.get(letter)
    if (group) group.push(term)
    else groups.set(letter, [term])
  }
  return [...groups].map(([letter, own]) => ({ letter, terms: own }))
}

/**
 * The terms with entries that the page of a taxonomy lists, with links to their pages; undefined for other
 * pages, and where there are none.
 */
export async function termGroups(
  content: Pick<ContentSource, 'facets' | 'taxonomies'>,
  { topic, locale }: ContentPage,
): Promise<readonly TermGroup[] | undefined> {
  if (!topic || topic.slug !== undefined) return undefined
  const taxonomy = (await content.taxonomies(locale)).find(({ handle }) => handle === topic.taxonomy)
  const collections = topic.collection === undefined ? (taxonomy?.collections ?? []) : [topic.collection]
  const { terms } = await content.facets(locale, { collections })
  const own = terms.find(({ taxonomy: { handle } }) => handle === topic.taxonomy)?.terms ?? []
  return own.length > 0
    ? groupTerms(own.map(({ title, path, count }) => ({ title, path, count })))
    : undefined
}
