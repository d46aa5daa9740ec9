import { readIndexing } from '../../../src/content/head/seo.ts'
import { memoLast, memoWeak } from '../../../src/shared/memo.ts'
import { encodePath } from '../../http/canonical-path.ts'
import { linkTarget } from '../model/addresses/link-target.ts'
import { isListedHere } from '../model/content-view.ts'
import { summarize } from '../model/lists/summarize.ts'
import { createTopics } from '../model/topics/topics.ts'
import { asText, isFalsy } from '../model/values.ts'
import type { RemoteEntry } from './adapter.ts'
import { nameOf } from './index/claim-paths.ts'
import type { RemoteIndex } from './index/content-index.ts'
import { typedHref } from './links.ts'
import { redirectOf } from './redirects/entry-redirect.ts'
import { storedTaxonomies, termsOf } from './topics.ts'
import { summaryFieldsOf } from './values/summary-fields.ts'
import type { RemoteView } from './view.ts'

/**
 * Facts about entries that do not depend on the language of the visitor. Dates hide no entry here: the system
 * itself does not deliver entries that their dates hide.
 */
const entryFacts = ({ path, languages }: RemoteIndex) => ({
  nameOf: (entry: RemoteEntry) => path(entry) ?? nameOf(entry),
  collectionOf: ({ collection }: RemoteEntry) => collection,
  title: ({ title, slug, id }: RemoteEntry) => asText(title) ?? (asText(slug) || id),
  date: ({ date }: RemoteEntry) => date,
  updatedAt: ({ updatedAt }: RemoteEntry) => updatedAt,
  version: ({ updatedAt }: RemoteEntry) => updatedAt,
  indexing: ({ values }: RemoteEntry) => readIndexing(values),
  path,
  isPublished: ({ published }: RemoteEntry) => published,
  isListed: ({ published }: RemoteEntry) => published,
  isRedirect: ({ redirect }: RemoteEntry) => !isFalsy(redirect),
  isFallback: ({ fallback }: RemoteEntry) => fallback !== undefined,
  termsOf,
  isListedFallback: ({ original }: RemoteEntry) => original !== undefined,
  originalOf({ key, fallback }: RemoteEntry) {
    const entry = fallback === undefined ? undefined : languages.get(fallback)?.byKey.get(key)
    return entry && fallback !== undefined ? { entry, locale: fallback } : undefined
  },
})

/**
 * Creates the view of a remote system's content from one language. The summary that fields show of an entry
 * is created once.
 */
export function createView(
  standpoint: Pick<
    RemoteView,
    'index' | 'locale' | 'languages' | 'language' | 'labels' | 'report' | 'topicsIn'
  >,
): RemoteView {
  const { index, locale, language } = standpoint
  const entriesIn = (collection: string) => language.collections.get(collection) ?? []
  const summaryOf = memoWeak((entry: RemoteEntry) => summarize(view, entry))
  const view: RemoteView = {
    ...standpoint,
    ...entryFacts(index),
    summaryFields: (entry) => summaryFieldsOf(view, entry),
    redirectOf: (entry) => redirectOf(view, entry),
    entry: (id) => index.entry(id, locale),
    translation: index.translation,
    at: (uri) => language.byUri.get(uri),
    entries: () => language.entries,
    collections: language.collections,
    entriesIn,
    listedIn: (collection) => entriesIn(collection).filter(({ published }) => published),
    tree: (collection) => language.trees.get(collection),
    nodeOf: index.nodeOf,
    isRoot: (entry) => language.byUri.get('/') === entry,
    mountOf: (collection) => language.byKey.get(index.mountKeys.get(collection) ?? ''),
    mountsOn: (key) => index.mounts.get(key) ?? [],
    taxonomies: () => topics().taxonomies(),
    term: (ref, collection) => topics().term(ref, collection),
    topics: () => topics(),
    typedHref: (href) => typedHref(view, href),
    linkTo(entry) {
      const path = linkTarget(view, entry)
      return path && encodePath(path)
    },
    summary(entry, among) {
      const shown = index.translation(entry, locale)
      const isWanted = shown && (among ? shown.published : isListedHere(view, shown))
      return isWanted ? summaryOf(shown) : undefined
    },
  }
  const topics = memoLast(() => createTopics(view, storedTaxonomies(index, language)))
  return view
}
