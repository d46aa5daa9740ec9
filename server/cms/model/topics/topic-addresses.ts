/** The addresses of the pages of terms and taxonomies in one language. */
import type { PageTopic } from '../../../../src/content/terms.ts'
import { memoLast, memoText } from '../../../../src/shared/memo.ts'
import { insideLanguage, tidyPath } from '../addresses/tidy-address.ts'
import type { ContentView, ModelEntry } from '../content-view.ts'
import { slugifyUri } from '../slug.ts'
import type { TermCount } from './count-terms.ts'
import type { StoredTaxonomy, StoredTerm } from './stored-terms.ts'

/** The addresses of topics, all tidy and inside the language. */
export interface TopicAddresses {
  /** The address of a topic; undefined where the language has no such page. */
  uri(topic: PageTopic): string | undefined
  /** The topic at an address, whether an entry is served there or not. */
  at(uri: string): PageTopic | undefined
  /** Collections of this language below whose pages the terms of a taxonomy have addresses. */
  below(stored: StoredTaxonomy): readonly string[]
  /** As `Topics.canonical`. */
  canonical(topic: PageTopic): PageTopic | undefined
}

/** The taxonomies of a language, with the listed entries of each of their terms. */
export interface CountedTaxonomies {
  readonly taxonomies: readonly StoredTaxonomy[]
  stored(taxonomy: string): StoredTaxonomy | undefined
  /** Counts by the slug under which entries store the term. */
  countsOf(taxonomy: string): ReadonlyMap<string, TermCount>
}

/** What a term is called that is a slug of entries and nothing else. */
export const termOf = (stored: StoredTaxonomy, slug: string): Pick<StoredTerm, 'title' | 'ownSlug'> =>
  stored.stored(slug) ?? { title: slug, ownSlug: slug }

/** Creates the lookup from the slug in an address to that under which entries store the term. */
function createSlugs(
  { countsOf }: CountedTaxonomies,
  stored: StoredTaxonomy,
  report: (problem: string) => void,
) {
  return memoLast((): ReadonlyMap<string, string> => {
    const slugs = new Map<string, string>()
    const add = (ownSlug: string, slug: string) => {
      const first = slugs.get(ownSlug)
      if (first === undefined) slugs.set(ownSlug, slug)
      else if (first !== slug)
        report(`The terms ${first} and ${slug} of ${stored.handle} have the same address: ${ownSlug}`)
    }
    const counts = countsOf(stored.handle)
    for (const { slug, ownSlug } of stored.all()) if (stored.isHere || counts.has(slug)) add(ownSlug, slug)
    for (const slug of counts.keys()) if (!stored.stored(slug)) add(slug, slug)
    return slugs
  })
}

/** Creates the addresses of the topics of one language. */
export function createTopicAddresses<E extends ModelEntry>(
  view: ContentView<E>,
  counted: CountedTaxonomies,
): TopicAddresses {
  const { taxonomies, stored: storedOf, countsOf } = counted
  const slugsOf = new Map(
    taxonomies.map((stored) => [stored.handle, createSlugs(counted, stored, view.report)] as const),
  )

  /** The address below which a collection has its terms: of its mount, else by its handle. */
  const baseOf = memoText((collection): string => {
    const mount = view.mountOf(collection)
    const path = mount && view.path(mount)
    const { prefix } = view.languages.of(view.locale)
    return (path && insideLanguage(prefix, path)) ?? tidyPath(slugifyUri(collection))
  })
  const rootOf = ({ uri }: StoredTaxonomy, collection: string | undefined) =>
    collection === undefined ? uri : tidyPath(`${baseOf(collection)}${uri}`)

  const withAddresses = ({ collections, isBelowCollections }: StoredTaxonomy) =>
    isBelowCollections ? collections.filter((handle) => view.collections.has(handle)) : []
  const below = (stored: StoredTaxonomy) =>
    withAddresses(stored).filter((handle) => view.entriesIn(handle).length > 0)

  /** The topics of taxonomies by address. Of two with one address the first counts. */
  const roots = memoLast(() => {
    const found = new Map<string, PageTopic>()
    const add = (uri: string, topic: PageTopic) => {
      if (!found.has(uri)) found.set(uri, topic)
    }
    for (const { handle: taxonomy, uri } of taxonomies) add(uri, { taxonomy })
    for (const stored of taxonomies)
      for (const collection of below(stored))
        add(rootOf(stored, collection), { taxonomy: stored.handle, collection })
    return found
  })

  function uri({ taxonomy, slug, collection }: PageTopic): string | undefined {
    const stored = storedOf(taxonomy)
    if (!stored || !(stored.isHere || countsOf(taxonomy).size > 0)) return undefined
    if (collection !== undefined && !below(stored).includes(collection)) return undefined
    const root = rootOf(stored, collection)
    if (slug === undefined) return root
    const { ownSlug } = termOf(stored, slug)
    return slugsOf.get(taxonomy)?.().get(ownSlug) === slug ? tidyPath(`${root}/${ownSlug}`) : undefined
  }

  return {
    ...{ uri, below },
    at(address) {
      const root = roots().get(address)
      if (root) return uri(root) === address ? root : undefined
      const end = address.lastIndexOf('/')
      const parent = roots().get(address.slice(0, end) || '/')
      const slug =
        parent &&
        slugsOf
          .get(parent.taxonomy)?.()
          .get(address.slice(end + 1))
      return parent && slug !== undefined ? { ...parent, slug } : undefined
    },
    canonical({ taxonomy, slug, collection }) {
      const stored = storedOf(taxonomy)
      const [only, ...others] = stored ? withAddresses(stored) : []
      if (!stored || collection !== undefined || only === undefined || others.length > 0) return undefined
      const other = { taxonomy, ...(slug === undefined ? {} : { slug }), collection: only }
      return rootOf(stored, only) === stored.uri || uri(other) === undefined ? undefined : other
    },
  }
}
