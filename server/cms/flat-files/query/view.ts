import type { ContentView } from '../../model/content-view.ts'
import type { Topics } from '../../model/topics/topics.ts'
import type { RichTextLabels } from '../../rich-text/context.ts'
import type { Entry } from '../index/entries/entry-file.ts'
import type { SiteIndex } from '../index/index-site.ts'
import type { Site } from '../index/sites/sites.ts'

/** The index of a project seen from one language, at one moment. */
export interface SiteView extends ContentView<Entry> {
  readonly index: SiteIndex
  /** The site of the language. */
  readonly site: Site
  /** Words that rich text adds to a page: names of tables, footnotes and the like. */
  readonly labels: RichTextLabels
  /** The pages of terms and taxonomies in this language; created when they are first asked for. */
  topics(): Topics
}
