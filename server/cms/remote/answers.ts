import type {
  ContentPage,
  NavigationItem,
  Summary,
  TreeItem,
  Value,
  Values,
} from '../../../src/content/types.ts'
import { type Locale, locales } from '../../../src/i18n/locales.ts'
import { memoLast, memoWeak } from '../../../src/shared/memo.ts'
import { getOrAdd } from '../model/values.ts'
import type { LocalizedLabels } from '../rich-text/context.ts'
import type { RemoteContent, RemoteEntry, RemoteMenuItem } from './adapter.ts'
import { createContext } from './context.ts'
import { type IndexOptions, indexContent, type RemoteIndex } from './index/content-index.ts'
import { readMenu } from './menus.ts'
import { buildPage } from './page.ts'
import { resolveRows, resolveRowsIn } from './redirects/redirect-rows.ts'
import { createRuleTest, type RuleTest } from './redirects/rule-test.ts'
import type { WrittenRules } from './redirects/written-rules.ts'
import { buildSiteTree } from './tree.ts'
import { readFields } from './values/values.ts'
import { createView, type RemoteView } from './view.ts'

/** What is worked out of one content, in one language; nothing before it is asked for, or twice. */
export interface LocaleAnswers {
  readonly view: RemoteView
  /** The same object for the same fields and rules. */
  page(entry: RemoteEntry, path: string, fields: Values, rules: WrittenRules): ContentPage
  tree(): readonly TreeItem[]
  menu(items: readonly RemoteMenuItem[]): readonly NavigationItem[]
  entries(collection: string): readonly Summary[]
  collections(): readonly string[]
  dated(): readonly string[]
  globals(sets: Readonly<Record<string, Values>>): Readonly<Record<string, Values>>
  redirects(rows: readonly Value[]): readonly Value[]
}

export interface RemoteAnswers {
  readonly index: RemoteIndex
  /**
   * Undefined for a language that the content system does not have. @throws CmsError when it could not be had
   */
  of(locale: Locale): LocaleAnswers | undefined
  /** Languages that could not be had. */
  readonly failed: number
  /** Pages that are served, in all languages. */
  readonly pages: number
}

function listSummaries(view: RemoteView, collection: string): readonly Summary[] {
  const entries = view.language.collections.get(collection) ?? []
  return entries.flatMap((entry) => {
    const summary = view.summary(entry)
    if (!summary) return []
    const { id: _, ...rest } = summary
    return [rest]
  })
}

const listCollections = (
  { language, isListed, isShown }: RemoteView,
  fits: (entry: RemoteEntry) => boolean = () => true,
): readonly string[] =>
  [...language.collections]
    .filter(([, entries]) => entries.some((entry) => isListed(entry) && isShown(entry) && fits(entry)))
    .map(([handle]) => handle)

function readGlobals(view: RemoteView, sets: Readonly<Record<string, Values>>) {
  const { locale } = view
  const context = createContext(view, { path: `Global content (${locale})`, lang: locale })
  return Object.fromEntries(
    Object.entries(sets).map(([handle, values]) => [
      handle,
      handle === 'redirects' ? resolveRowsIn(view, values) : readFields(values, view, context),
    ]),
  )
}

function answerLocale(view: RemoteView, rulesOf: (written: WrittenRules) => RuleTest): LocaleAnswers {
  const pages = memoWeak((fields: Values) =>
    memoLast((entry: RemoteEntry, path: string, rules: WrittenRules) =>
      buildPage(view, { entry, path, fields, isRedirected: rulesOf(rules) }),
    ),
  )
  const lists = new Map<string, readonly Summary[]>()
  return {
    view,
    page: (entry, path, fields, rules) => pages(fields)(entry, path, rules),
    tree: memoLast(() => buildSiteTree(view)),
    menu: memoWeak((items) => readMenu(view, items)),
    entries: (collection) =>
      view.language.collections.has(collection)
        ? getOrAdd(lists, collection, () => listSummaries(view, collection))
        : [],
    collections: memoLast(() => listCollections(view)),
    dated: memoLast(() => listCollections(view, ({ date }) => date !== undefined)),
    globals: memoWeak((sets) => readGlobals(view, sets)),
    redirects: memoWeak((rows) => resolveRows(view, rows)),
  }
}

/** Answers from one content, which never changes. */
export function createAnswers(
  content: RemoteContent,
  labels: LocalizedLabels,
  options: IndexOptions,
): RemoteAnswers {
  const index = indexContent(content, options)
  const views = new Map<Locale, LocaleAnswers>()
  const rulesOf = memoLast((written: WrittenRules) => createRuleTest(written, (locale) => views.get(locale)))
  for (const { locale } of locales) {
    const language = index.languages.get(locale)
    if (!language) continue
    const standpoint = { index, locale, language, labels: labels[locale] ?? {}, report: options.report }
    views.set(locale, answerLocale(createView(standpoint), rulesOf))
  }
  const shown = ({ view }: LocaleAnswers) => view.language.entries.filter(view.isShown).length
  return {
    index,
    of(locale) {
      const answers = views.get(locale)
      if (!answers && content.failures.has(locale)) throw content.failures.get(locale)
      return answers
    },
    failed: content.failures.size,
    pages: [...views.values()].reduce((sum, answers) => sum + shown(answers), 0),
  }
}
