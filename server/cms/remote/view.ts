import type { ContentView } from '../model/content-view.ts'
import type { EntrySummary } from '../model/lists/summary-parts.ts'
import type { TopicsIn } from '../model/topics/topic-page.ts'
import type { Topics } from '../model/topics/topics.ts'
import type { RichTextLabels } from '../rich-text/context.ts'
import type { RemoteEntry } from './adapter.ts'
import type { RemoteIndex } from './index/content-index.ts'
import type { LanguageContent } from './index/language.ts'

/** The content of a system over HTTP, seen from one language. */
export interface RemoteView extends ContentView<RemoteEntry> {
  readonly index: RemoteIndex
  readonly language: LanguageContent
  /** Words that rich text adds to a page: names of tables, footnotes and the like. */
  readonly labels: RichTextLabels
  /** The pages of terms and taxonomies in this language; created when they are first asked for. */
  topics(): Topics
  /** Those of all languages. */
  readonly topicsIn: TopicsIn
  /** Our path for a link to an entry, percent-encoded; undefined when there is no such page. */
  linkTo(entry: RemoteEntry): string | undefined
  /**
   * The summary of an entry in this language for other pages; undefined when it has no address or is not
   * translated.
   * @param among `untranslated` for pages that are not translated themselves: they show untranslated entries
   * too
   */
  summary(entry: RemoteEntry, among?: 'untranslated'): EntrySummary | undefined
}
