/** The pages of terms and taxonomies of a content system over HTTP. */
import type { PageTopic, TermRef } from '../../../src/content/terms.ts'
import type { ContentPage } from '../../../src/content/types.ts'
import { memoLast, memoWeak } from '../../../src/shared/memo.ts'
import { slugifyUri } from '../model/slug.ts'
import type { StoredTaxonomy, StoredTerm } from '../model/topics/stored-terms.ts'
import { outlineTopics, type TopicScope, topicFacts } from '../model/topics/topic-page.ts'
import { capitalized } from '../model/topics/topics.ts'
import { getOrAdd } from '../model/values.ts'
import { createHtmlSanitizer } from '../rich-text/rich-text.ts'
import type { RemoteEntry } from './adapter.ts'
import { createContext } from './context.ts'
import type { RemoteIndex } from './index/content-index.ts'
import type { LanguageContent } from './index/language.ts'
import { termsOfValues } from './values/terms.ts'
import type { RemoteView } from './view.ts'

/** The terms of an entry, each once. */
export const termsOf = memoWeak(({ values }: RemoteEntry): readonly TermRef[] => {
  const refs = new Map(
    termsOfValues(values).map(({ taxonomy, slug }) => [`${taxonomy}::${slug}`, { taxonomy, slug }] as const),
  )
  return [...refs.values()]
})

/** Handles of the collections whose entries have terms, by taxonomy, in the order of the handles. */
const readCollections = memoWeak((index: RemoteIndex): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  for (const { entries } of index.languages.values())
    for (const entry of entries)
      for (const { taxonomy } of termsOf(entry))
        getOrAdd(found, taxonomy, () => new Set<string>()).add(entry.collection)
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)))
})

/** What the entries of a language say of the terms that they have, by taxonomy and slug. */
function readTerms({ entries }: LanguageContent): ReadonlyMap<string, ReadonlyMap<string, StoredTerm>> {
  const found = new Map<string, Map<string, StoredTerm>>()
  for (const { values } of entries)
    for (const { taxonomy, slug, ownSlug, title } of termsOfValues(values)) {
      const terms = getOrAdd(found, taxonomy, () => new Map<string, StoredTerm>())
      if (!terms.has(slug)) terms.set(slug, { slug, ownSlug, title, isTranslated: false })
    }
  return found
}

const noTerms: ReadonlyMap<string, StoredTerm> = new Map()

/** The taxonomies that entries show, in one language. The systems name neither their titles nor languages. */
export function storedTaxonomies(index: RemoteIndex, language: LanguageContent): readonly StoredTaxonomy[] {
  const terms = memoLast(() => readTerms(language))
  return [...readCollections(index)].map(([handle, collections]): StoredTaxonomy => {
    const own = () => terms().get(handle) ?? noTerms
    return {
      handle,
      title: capitalized(handle.replaceAll(/[_-]+/g, ' ')),
      collections: [...collections].sort(),
      isHere: false,
      uri: slugifyUri(`/${handle.replaceAll('_', '-')}`),
      isBelowCollections: true,
      stored: (slug) => own().get(slug),
      all: () => own().values(),
    }
  })
}

/** The answers of one language for topics. */
export interface RemoteTopicAnswers {
  /** The page of the topic at a tidy address inside the language, where no entry is: always the same object. */
  topicPage(uri: string): ContentPage | undefined
  topicOutlines(): ReturnType<typeof outlineTopics<RemoteEntry>>
}

/** Creates the answers of one language for topics. */
export function createTopicAnswers(view: RemoteView): RemoteTopicAnswers {
  const pages = new Map<string, ContentPage>()
  const scope = (): TopicScope<RemoteEntry> => ({ view, topics: view.topics(), topicsIn: view.topicsIn })

  function build(topic: PageTopic, path: string): ContentPage {
    const { slug, taxonomy, collection } = topic
    const facts = topicFacts(scope(), topic, path)
    const context = createContext(view, { path, locale: view.locale })
    const name = [collection, taxonomy, slug === undefined ? 'index' : 'show'].filter(Boolean).join('.')
    return {
      ...facts,
      ...{ blueprint: taxonomy, template: name },
      fields: { title: facts.title, ...(slug === undefined ? {} : { slug }) },
      texts: () => createHtmlSanitizer(context),
    }
  }
  return {
    topicPage(uri) {
      const topic = view.at(uri) === undefined ? view.topics().at(uri) : undefined
      const path = topic && view.topics().path(topic)
      return topic && path !== undefined ? getOrAdd(pages, path, () => build(topic, path)) : undefined
    },
    topicOutlines: () => outlineTopics(scope()),
  }
}
