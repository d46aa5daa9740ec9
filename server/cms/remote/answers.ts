/** Answers the queries of a content source from one state of a remote system's content. */

import type { ContentPage, NavigationItem, Value, Values } from '../../../src/content/types.ts'
import type { Locale } from '../../../src/i18n/languages.ts'
import { memoLast, memoWeak } from '../../../src/shared/memo.ts'
import { isRedirects } from '../brand-facts/tag-facts.ts'
import { type ContentLists, createLists } from '../model/lists/summaries.ts'
import type { TopicsIn } from '../model/topics/topic-page.ts'
import { readMenu } from '../model/trees/menus.ts'
import type { LocalizedLabels } from '../rich-text/context.ts'
import type { RemoteContent, RemoteEntry, RemoteMenuItem } from './adapter.ts'
import { createContext } from './context.ts'
import { createView } from './create-view.ts'
import { indexContent, type RemoteIndex, type RemoteIndexOptions } from './index/content-index.ts'
import { menuNodes } from './menus.ts'
import { buildPage } from './page.ts'
import type { RedirectMatcher } from './redirects/redirect-href.ts'
import { createRedirectMatcher } from './redirects/redirect-matcher.ts'
import { globalRowsWithPaths, rowsWithPaths } from './redirects/row-targets.ts'
import type { RedirectsByLocale } from './redirects/stored-redirects.ts'
import { createTopicAnswers, type RemoteTopicAnswers } from './topics.ts'
import { unlistedItems } from './unlisted-pages.ts'
import { readFields } from './values/read-values.ts'
import type { RemoteView } from './view.ts'

/**
 * The lists, pages and menus of one language, from one state of the content. They are built when first
 * needed, and cached as long as what they are built from is the same.
 */
export interface LocaleAnswers extends ContentLists, RemoteTopicAnswers {
  readonly view: RemoteView
  /** Builds the page of an entry; the same object for the same fields and rules. */
  page(entry: RemoteEntry, path: string, fields: Values, rules: RedirectsByLocale): Promise<ContentPage>
  /** Turns the items of a menu into those of our site. */
  menu(items: readonly RemoteMenuItem[]): readonly NavigationItem[]
  /** Reads the values of global sets, by handle. */
  globals(sets: Readonly<Record<string, Values>>): Readonly<Record<string, Values>>
  /** Replaces the targets in redirect rows by our paths. */
  redirects(rows: readonly Value[]): readonly Value[]
}

/** The answers from one state of the content, in all languages. */
export interface RemoteAnswers {
  readonly index: RemoteIndex
  /**
   * The answers in one language; undefined when the content system does not have the language.
   * @throws CmsError when the language could not be loaded
   */
  of(locale: Locale): LocaleAnswers | undefined
  /** Number of languages that could not be loaded. */
  readonly failed: number
  /** Number of pages that are served, in all languages. */
  readonly pages: number
}

function readGlobals(view: RemoteView, sets: Readonly<Record<string, Values>>) {
  const { locale } = view
  const context = createContext(view, { path: `Global content (${locale})`, locale })
  return Object.fromEntries(
    Object.entries(sets).map(([handle, values]) => [
      handle,
      isRedirects(handle) ? globalRowsWithPaths(view, values) : readFields(values, view, context),
    ]),
  )
}

function answerLocale(
  view: RemoteView,
  rulesOf: (written: RedirectsByLocale) => RedirectMatcher,
): LocaleAnswers {
  const pages = memoWeak((fields: Values) =>
    memoLast((entry: RemoteEntry, path: string, rules: RedirectsByLocale) =>
      buildPage(view, { entry, path, fields, isRedirected: rulesOf(rules) }),
    ),
  )
  const lists = createLists(view)
  return {
    ...lists,
    ...createTopicAnswers(view),
    view,
    async page(entry, path, fields, rules) {
      const { page, prepare } = pages(fields)(entry, path, rules)
      await prepare()
      return page
    },
    tree: memoLast(() => [...lists.tree(), ...unlistedItems(view)]),
    menu: memoWeak((items) => readMenu(view, menuNodes(view, items))),
    globals: memoWeak((sets) => readGlobals(view, sets)),
    redirects: memoWeak((rows) => rowsWithPaths(view, rows)),
  }
}

/** Creates the answers from one state of the content. `content` must not change afterwards. */
export function createAnswers(
  content: RemoteContent,
  labels: LocalizedLabels,
  options: RemoteIndexOptions,
): RemoteAnswers {
  const index = indexContent(content, options)
  const views = new Map<Locale, LocaleAnswers>()
  const rulesOf = memoLast((written: RedirectsByLocale) =>
    createRedirectMatcher(written, (locale) => views.get(locale)),
  )
  for (const locale of options.languages.locales) {
    const language = index.languages.get(locale)
    if (!language) continue
    const { languages, report } = options
    const topicsIn: TopicsIn = (other) => views.get(other)?.view.topics()
    const labelsOf = labels[locale] ?? {}
    const view = createView({ index, locale, languages, language, labels: labelsOf, report, topicsIn })
    views.set(locale, answerLocale(view, rulesOf))
  }
  return {
    index,
    of(locale) {
      const answers = views.get(locale)
      if (!answers && content.failures.has(locale)) throw content.failures.get(locale)
      return answers
    },
    failed: content.failures.size,
    pages: [...views.values()].reduce((sum, answers) => sum + answers.countPages(), 0),
  }
}
