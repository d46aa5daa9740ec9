import type { Locale } from '../../../src/i18n/locales.ts'
import { encodePath } from '../../http/canonical-path.ts'
import type { EntrySummary } from '../model/lists/summary-parts.ts'
import { asText, isFalsy } from '../model/values.ts'
import type { RichTextLabels } from '../rich-text/context.ts'
import type { RemoteEntry } from './adapter.ts'
import type { RemoteIndex } from './index/content-index.ts'
import type { Language } from './index/language.ts'
import { summarise } from './values/summary.ts'

/** The index seen from one language. */
export interface RemoteView {
  readonly index: RemoteIndex
  readonly locale: Locale
  readonly language: Language
  /** Words that rich text itself needs. */
  readonly labels: RichTextLabels
  report(problem: string): void
  title(entry: RemoteEntry): string
  /** Published and with an address. */
  isShown(entry: RemoteEntry): boolean
  /** Shown in trees and lists: texts that only fill a gap are not. */
  isListed(entry: RemoteEntry): boolean
  /** An entry that only leads elsewhere. */
  isRedirect(entry: RemoteEntry): boolean
  /**
   * Where a link to an entry leads, encoded: to its translation, else to itself; nowhere when there is no
   * such page (content-contract 4.12).
   */
  linkTo(entry: RemoteEntry): string | undefined
  /**
   * What other pages show of an entry in this language; undefined when it has no address or is not
   * translated.
   * @param among `untranslated`: pages that are not translated show others that are not
   */
  summary(entry: RemoteEntry, among?: 'untranslated'): EntrySummary | undefined
}

type Standpoint = Pick<RemoteView, 'index' | 'locale' | 'language' | 'labels' | 'report'>

/** Looks at an index from one language. Summaries are worked out once. */
export function createView(standpoint: Standpoint): RemoteView {
  const { index, locale } = standpoint
  const summaries = new WeakMap<RemoteEntry, EntrySummary>()
  const isShown = (entry: RemoteEntry) => entry.published && index.path(entry) !== undefined
  const isRedirect = (entry: RemoteEntry) => !isFalsy(entry.redirect)
  const leads = (entry: RemoteEntry | undefined): entry is RemoteEntry =>
    entry !== undefined && (isShown(entry) || (isRedirect(entry) && index.path(entry) !== undefined))
  const view: RemoteView = {
    ...standpoint,
    title: (entry) => asText(entry.title) ?? (asText(entry.slug) || entry.id),
    isShown,
    isListed: (entry) => entry.published && entry.fallback === undefined,
    isRedirect,
    linkTo: (entry) => {
      const target = [index.translation(entry, locale), entry].find(leads)
      const path = target && index.path(target)
      return path && encodePath(path)
    },
    summary(entry, among) {
      const translation = index.translation(entry, locale)
      if (!translation?.published || !(among || view.isListed(translation))) return undefined
      const summary = summaries.get(translation) ?? summarise(view, translation)
      if (summary) summaries.set(translation, summary)
      return summary
    },
  }
  return view
}
