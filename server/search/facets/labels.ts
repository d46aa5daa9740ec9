import type { TermRef } from '../../../src/content/terms.ts'
import type { Locale } from '../../../src/i18n/languages.ts'
import type { ContentSource } from '../../cms/source.ts'

/** The names of what results can be narrowed down to, in one language. */
export interface FacetLabels {
  /** Titles of collections by their handle. */
  readonly collections: ReadonlyMap<string, string>
  /** Titles of taxonomies by their handle, in the order of the content. */
  readonly taxonomies: ReadonlyMap<string, string>
  /** Titles of terms by their key; terms that have no page are not among them. */
  readonly terms: ReadonlyMap<string, string>
}

/** The key of a term, as the address of a search has it: `topics:wind`. */
export const termKey = ({ taxonomy, slug }: TermRef): string => `${taxonomy}:${slug}`

/** No names. */
export const noLabels: FacetLabels = { collections: new Map(), taxonomies: new Map(), terms: new Map() }

/** Reads the names of the collections, taxonomies and terms of a language. */
export async function readLabels(
  content: Pick<ContentSource, 'listable' | 'topics' | 'taxonomies'>,
  locale: Locale,
): Promise<FacetLabels> {
  const listable = (await content.listable?.(locale)) ?? []
  const taxonomies = await content.taxonomies(locale)
  const terms = new Map<string, string>()
  for (const { topic, title } of await content.topics(locale))
    if (topic.slug !== undefined) terms.set(termKey({ taxonomy: topic.taxonomy, slug: topic.slug }), title)
  return {
    collections: new Map(listable.flatMap(({ handle, title }) => (title ? [[handle, title] as const] : []))),
    taxonomies: new Map(taxonomies.map(({ handle, title }) => [handle, title])),
    terms,
  }
}
