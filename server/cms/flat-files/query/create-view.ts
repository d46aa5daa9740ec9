/** Creates the view of a project's content from one language: the form in which the model reads content. */
import type { TermRef } from '../../../../src/content/terms.ts'
import type { Locale } from '../../../../src/i18n/languages.ts'
import { memoLast } from '../../../../src/shared/memo.ts'
import { resolveRedirect } from '../../model/redirects/entry-redirect.ts'
import { createTopics } from '../../model/topics/topics.ts'
import { getOrAdd, isFalsy } from '../../model/values.ts'
import { byPosition, type Entry } from '../index/entries/entry-file.ts'
import { readValue } from '../index/entries/inherit.ts'
import { isListed, statusOf } from '../index/entries/status.ts'
import type { SiteIndex } from '../index/index-site.ts'
import { redirectTargets } from './context.ts'
import { indexingOf, updatedAt, versionOf } from './entry-facts.ts'
import { sortListed } from './sort-entries.ts'
import { summaryFieldsOf } from './summary-fields.ts'
import { titleOf } from './title.ts'
import { storedTaxonomies } from './topics/stored-taxonomies.ts'
import type { SiteView } from './view.ts'

/** The site, language and moment that an index is seen from. */
export interface Standpoint extends Pick<SiteView, 'site' | 'locale' | 'labels' | 'report'> {
  /** Milliseconds since 1970. */
  readonly now: number
}

const isFallback = ({ fallback }: Entry): boolean => fallback !== undefined

/** Facts about entries that do not depend on the language of the visitor. */
function entryFacts(index: SiteIndex, { now, report }: Pick<Standpoint, 'now' | 'report'>) {
  const titles = new Map<string, string>()
  const terms = byPosition<readonly TermRef[]>(index.entries)
  return {
    nameOf: ({ path }: Entry) => path,
    collectionOf: ({ collection }: Entry) => collection.handle,
    title: (entry: Entry) => getOrAdd(titles, entry.id, () => titleOf(entry, index.date(entry), report)),
    date(entry: Entry) {
      const date = index.date(entry)
      return date && index.calendar.toIso(date)
    },
    updatedAt,
    version: versionOf,
    indexing: indexingOf,
    path(entry: Entry) {
      const uri = index.uri(entry)
      const { locale, handle } = entry.site
      return uri !== undefined && locale && index.at(handle, uri) === entry
        ? index.languages.withPrefix(locale, uri)
        : undefined
    },
    isPublished: (entry: Entry) => statusOf(entry, index.date(entry), now) === 'published',
    isListed: (entry: Entry) => isListed(entry, index.date(entry), now),
    isRedirect: (entry: Entry) => !isFalsy(readValue(entry, 'redirect')),
    isFallback,
    // Lists, counts and addresses of terms ask for those of every entry.
    termsOf: (entry: Entry) => (terms[entry.position] ??= index.termsOf(entry)),
    isListedFallback: isFallback,
    originalOf: ({ original, fallback }: Entry) =>
      original && fallback !== undefined ? { entry: original, locale: fallback } : undefined,
  }
}

/** Creates the view of one language. Titles are computed once. */
export function createView(index: SiteIndex, standpoint: Standpoint): SiteView {
  const { site, locale, labels, report } = standpoint
  /** Handles of sites by our language. */
  const handles = new Map(index.sites.map((each) => [each.locale, each.handle]))
  const translation = (entry: Entry, wanted: Locale) => {
    const handle = handles.get(wanted)
    return handle === undefined ? undefined : index.translation(entry, handle)
  }
  const entriesIn = (collection: string) => index.entriesIn(collection, site.handle)
  const collections = new Map(
    [...index.collections].filter(
      ([handle, collection]) =>
        collection.route(site.handle) !== undefined || entriesIn(handle).some(isFallback),
    ),
  )
  const view: SiteView = {
    ...{ index, site, locale, languages: index.languages, labels, report },
    ...{ collections, entriesIn, translation },
    ...entryFacts(index, standpoint),
    summaryFields: (entry) => summaryFieldsOf(index, entry, locale),
    redirectOf: (entry) => resolveRedirect(readValue(entry, 'redirect'), redirectTargets(view, entry)),
    entry: (id) => index.entries.get(id),
    at: (uri) => index.at(site.handle, uri),
    *entries() {
      for (const handle of collections.keys()) yield* entriesIn(handle)
    },
    listedIn: (collection) => sortListed(view, collection),
    tree: (collection) => index.tree(collection, site.handle)?.nodes,
    nodeOf: index.nodeOf,
    isRoot: (entry) => index.nodeOf(entry)?.isRoot ?? false,
    mountOf(collection) {
      const page = index.entries.get(index.collections.get(collection)?.mount ?? '')
      return page && index.translation(page, site.handle)
    },
    mountsOn: (key) => index.mounts.get(key) ?? [],
    taxonomies: () => topics().taxonomies(),
    term: (ref, collection) => topics().term(ref, collection),
    topics: () => topics(),
    typedHref: index.href,
  }
  const topics = memoLast(() => createTopics(view, storedTaxonomies(index, site)))
  return view
}
