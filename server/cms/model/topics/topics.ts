/** The pages of terms and taxonomies in one language: their addresses, and how many entries each lists. */
import type { PageTopic, Taxonomy, Term, TermRef } from '../../../../src/content/terms.ts'
import type { Indexing } from '../../../../src/content/types.ts'
import { memoLast } from '../../../../src/shared/memo.ts'
import { runSteps, runStepsInTurns } from '../../../scheduling/steps.ts'
import type { ContentView, ModelEntry } from '../content-view.ts'
import { countTerms, laterOf, type TermCount, type TermCounts } from './count-terms.ts'
import type { StoredTaxonomy } from './stored-terms.ts'
import { type CountedTaxonomies, createTopicAddresses, termOf } from './topic-addresses.ts'

/** The topics of one language. Nothing is counted before a question needs it. */
export interface Topics {
  /** Counts entries while requests are let through; otherwise the first question that needs it does. */
  ready(): Promise<void>
  /** The taxonomies whose terms have pages, in the order of their handles. */
  taxonomies(): readonly Taxonomy[]
  /** As `ContentView.term`. */
  term(ref: TermRef, collection?: string): Term | undefined
  /** What the page at an address inside the language lists; undefined when no term or taxonomy has it. */
  at(uri: string): PageTopic | undefined
  /** Decoded path on our site; undefined where the language has no such page. */
  path(topic: PageTopic): string | undefined
  title(topic: PageTopic): string
  /** Number of listed entries of a term; of terms with listed entries of a taxonomy. */
  count(topic: PageTopic): number
  /** Whether the topic was written in or translated into the language. */
  isTranslated(topic: PageTopic): boolean
  /** Of the term itself, or of its entry that changed last, in ISO 8601. */
  updatedAt(topic: PageTopic): string | undefined
  /** The settings of editors for search engines, where the term has any. */
  indexing(topic: PageTopic): Indexing | undefined
  /** All topics with listed entries that are served. Those with a `canonical` topic are left out. */
  listed(): Iterable<PageTopic>
  /**
   * The topic whose page shows the same entries and is the one to be found: that below the only collection
   * with the taxonomy. Undefined when it is the topic itself.
   */
  canonical(topic: PageTopic): PageTopic | undefined
}

/** The text with a capital at its start. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const noCounts: ReadonlyMap<string, TermCount> = new Map()

const countIn = ({ total, byCollection }: TermCount, collection: string | undefined): number =>
  collection === undefined ? total : (byCollection.get(collection) ?? 0)

/** A topic, without the members that are undefined. */
const topicOf = (taxonomy: string, slug: string | undefined, collection: string | undefined): PageTopic => ({
  taxonomy,
  ...(slug === undefined ? {} : { slug }),
  ...(collection === undefined ? {} : { collection }),
})

/** Creates the topics of one language from what its source stores of taxonomies. */
export function createTopics<E extends ModelEntry>(
  view: ContentView<E>,
  taxonomies: readonly StoredTaxonomy[],
): Topics {
  const state: { counts?: TermCounts } = {}
  const counts = () => {
    state.counts ??= runSteps(countTerms(view))
    return state.counts
  }
  const countsOf = (taxonomy: string) => counts().get(taxonomy) ?? noCounts
  const byHandle = new Map(taxonomies.map((stored) => [stored.handle, stored] as const))
  const counted: CountedTaxonomies = { taxonomies, stored: (taxonomy) => byHandle.get(taxonomy), countsOf }
  const addresses = createTopicAddresses(view, counted)

  function path(topic: PageTopic): string | undefined {
    const uri = addresses.uri(topic)
    return uri === undefined ? undefined : view.languages.withPrefix(view.locale, uri)
  }

  function title({ taxonomy, slug }: PageTopic): string {
    const stored = byHandle.get(taxonomy)
    if (!stored) return slug ?? taxonomy
    return slug === undefined ? stored.title : termOf(stored, slug).title
  }

  function count({ taxonomy, slug, collection }: PageTopic): number {
    const all = countsOf(taxonomy)
    if (slug === undefined) return [...all.values()].filter((each) => countIn(each, collection) > 0).length
    const one = all.get(slug)
    return one ? countIn(one, collection) : 0
  }

  /** Whether the topic is what visitors find at its address: neither an entry nor another topic. */
  function isServed(topic: PageTopic): boolean {
    const uri = addresses.uri(topic)
    const found = uri === undefined || view.at(uri) !== undefined ? undefined : addresses.at(uri)
    return found?.taxonomy === topic.taxonomy && found.collection === topic.collection
  }

  function timesOf(taxonomy: string, slug: string): readonly (string | undefined)[] {
    const stored = byHandle.get(taxonomy)?.stored(slug)
    return [stored?.updatedAt, countsOf(taxonomy).get(slug)?.updatedAt()]
  }

  return {
    ...{ path, title, count },
    ready: memoLast(async () => {
      if (state.counts || taxonomies.length === 0) return
      const counted = await runStepsInTurns(countTerms(view), () => state.counts !== undefined)
      if (counted) state.counts ??= counted
    }),
    taxonomies: memoLast(() =>
      taxonomies.flatMap((stored): readonly Taxonomy[] => {
        const { handle, collections } = stored
        const own = path({ taxonomy: handle })
        const routed = collections.filter(
          (each) => view.collections.has(each) && view.entriesIn(each).length > 0,
        )
        return own === undefined ? [] : [{ handle, title: stored.title, path: own, collections: routed }]
      }),
    ),
    term({ taxonomy, slug }, collection) {
      const topic = topicOf(taxonomy, slug, collection)
      const own = path(topic)
      return own === undefined ? undefined : { taxonomy, slug, title: title(topic), path: own }
    },
    at: addresses.at,
    isTranslated({ taxonomy, slug }) {
      const stored = byHandle.get(taxonomy)
      if (!stored) return false
      return slug === undefined ? stored.isHere : stored.stored(slug)?.isTranslated === true
    },
    indexing: ({ taxonomy, slug }) =>
      slug === undefined ? undefined : byHandle.get(taxonomy)?.stored(slug)?.indexing,
    updatedAt({ taxonomy, slug }) {
      const slugs = slug === undefined ? [...countsOf(taxonomy).keys()] : [slug]
      const times = slugs.flatMap((each) => timesOf(taxonomy, each))
      return times.reduce(laterOf, undefined)
    },
    *listed() {
      for (const stored of taxonomies) {
        const places = [undefined, ...addresses.below(stored)]
        const slugs = [undefined, ...countsOf(stored.handle).keys()]
        for (const topic of places.flatMap((place) =>
          slugs.map((slug) => topicOf(stored.handle, slug, place)),
        ))
          if (!addresses.canonical(topic) && count(topic) > 0 && isServed(topic)) yield topic
      }
    },
    canonical: addresses.canonical,
  }
}
