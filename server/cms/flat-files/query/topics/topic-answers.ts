/** Answers for the pages of terms and taxonomies in one language. */
import type { ContentPage } from '../../../../../src/content/types.ts'
import { outlineTopics, type TopicsIn } from '../../../model/topics/topic-page.ts'
import type { Entry } from '../../index/entries/entry-file.ts'
import type { SiteView } from '../view.ts'
import { buildTopicPage } from './stored-taxonomies.ts'

/**
 * Creates the answers of one language for topics. An entry at the address of a topic, a draft as well, is
 * served in its place.
 */
export function createTopicAnswers(view: SiteView, topicsIn: TopicsIn) {
  const topicAt = (uri: string) => (view.at(uri) === undefined ? view.topics().at(uri) : undefined)
  const scope = () => ({ view, topics: view.topics(), topicsIn })
  return {
    /** Counts terms before a page needs them: that of an entry with terms, or none of an entry. */
    ready: async (entry: Entry | undefined) =>
      entry && view.termsOf(entry).length === 0 ? undefined : view.topics().ready(),
    has: (uri: string) => topicAt(uri) !== undefined,
    /** The path and the page of the topic at a tidy address inside the language. */
    find(uri: string): { readonly path: string; page(): Promise<ContentPage> } | undefined {
      const topic = topicAt(uri)
      const path = topic && view.topics().path(topic)
      return topic && path !== undefined
        ? { path, page: () => buildTopicPage(view, scope(), topic, path) }
        : undefined
    },
    outlines: () => outlineTopics(scope()),
  }
}
