/** Looks up the targets of references in the values of an entry. */
import { linkTarget } from '../../model/addresses/link-target.ts'
import { isShown } from '../../model/content-view.ts'
import { summarize } from '../../model/lists/summarize.ts'
import type { EntrySummary } from '../../model/lists/summary-parts.ts'
import type { RedirectTargets } from '../../model/redirects/entry-redirect.ts'
import { firstChild } from '../../model/trees/children.ts'
import { lostReference, type Unresolved } from '../../model/unresolved.ts'
import type { AugmentInput } from '../augment/augment.ts'
import type { Field, StoredEntry } from '../augment/types.ts'
import type { Entry } from '../index/entries/entry-file.ts'
import { termSlug } from '../index/taxonomies.ts'
import { fieldValues } from './entry-facts.ts'
import type { SiteView } from './view.ts'

/**
 * Creates the lookups for the field values of an entry; without `from`, those for global sets.
 * @param lost gets each reference whose target is missing
 */
export function createContext(
  view: SiteView,
  from?: Entry,
  lost?: Pick<Unresolved, 'add' | 'inSet'>,
): AugmentInput {
  const { index, locale, languages, labels } = view
  const textLocale = from?.fallback ?? locale
  const asset = (container: string | undefined, path: string) =>
    index.assets.find(container, path, textLocale)
  const place = from ? (view.path(from) ?? from.path) : `Global content (${locale})`
  return {
    ...{ labels, place, lang: languages.of(textLocale).lang },
    asset,
    entry: (id) => relatedEntry(view, id),
    entryPath: (id) => entryPath(view, id),
    assetUrl: (container, path) => asset(container, path)?.url,
    term: (taxonomy, slug) => termValue(view, taxonomy, slug, from),
    termPath: (id) => {
      // Newer systems add the site: `topics::wind::en`.
      const [taxonomy, slug = ''] = id.split('::')
      return termValue(view, taxonomy, slug, from).path
    },
    hasTaxonomy: index.taxonomies.has,
    userName: index.userName,
    childPath: () => {
      const child = from && firstChild(view, from, (entry) => isShown(view, entry))
      return child && view.path(child)
    },
    ourHref: index.href,
    unresolved(what) {
      lost?.add(what)
      view.report(lostReference(place, what))
    },
    ...(lost && { inSet: lost.inSet }),
    report: view.report,
  }
}

/** A term that a field names, with the path of its page: below the collection of the entry that has the field. */
function termValue(
  { index, site, topics }: SiteView,
  named: string | undefined,
  stored: string,
  from?: Entry,
) {
  const { slug, title } = index.taxonomies.term(named, stored, site.handle)
  const ref = { taxonomy: named ?? index.taxonomies.only ?? '', slug: termSlug(stored) }
  const term = (from && topics().term(ref, from.collection.handle)) ?? topics().term(ref)
  return { slug, title, ...(term && { path: term.path }) }
}

/**
 * The entry of this language that a field names. Entries of a collection that this language does not have are
 * for all languages.
 */
function namedEntry(view: SiteView, id: string): Entry | undefined {
  const entry = view.entry(id)
  if (!entry) return undefined
  const isForAll = entry.collection.sites?.includes(view.site.handle) === false
  return view.translation(entry, view.locale) ?? (isForAll && !hasRoute(entry) ? entry : undefined)
}

const hasRoute = ({ collection, site }: Entry): boolean => collection.route(site.handle) !== undefined

/** What a field shows of an entry: its summary, or all of its fields when it has no page of its own. */
function relatedEntry(view: SiteView, id: string): EntrySummary | StoredEntry | undefined {
  const entry = namedEntry(view, id)
  if (!entry || !view.isPublished(entry)) return undefined
  if (view.path(entry) !== undefined) return summarize(view, entry)
  return view.isRedirect(entry) ? undefined : storedEntry(view, entry)
}

const ofBody: Field = { handle: 'content', type: 'markdown', config: { type: 'markdown' } }

/** What is stored of an entry, with its title and the fields of its blueprint. */
export function storedEntry(view: SiteView, entry: Entry): StoredEntry {
  const known = view.index.fields(entry)
  const values = fieldValues(view, entry)
  const hasBody = typeof values.content === 'string' && !known.some(({ handle }) => handle === 'content')
  return { id: entry.id, values, fields: hasBody ? [...known, ofBody] : known }
}

/** Our path of the entry that a link names by its id; undefined when there is no such page. */
export function entryPath(view: SiteView, id: string): string | undefined {
  const entry = view.entry(id)
  return entry && linkTarget(view, entry)
}

/**
 * The lookups of the targets of an entry's `redirect`. `entry::{id}` leads to that very entry, in whatever
 * language; in a field of the type `link` to its translation, if there is one.
 */
export function redirectTargets(view: SiteView, from: Entry): RedirectTargets {
  const { index } = view
  const isLink = index.fields(from).some(({ handle, type }) => handle === 'redirect' && type === 'link')
  return {
    entry: (id) => {
      const named = view.entry(id)
      const entry = (isLink && named ? view.translation(named, view.locale) : undefined) ?? named
      return entry && entry !== from ? view.path(entry) : undefined
    },
    asset: (container, path) => index.assets.find(container, path)?.url,
    child: () => {
      const child = firstChild(view, from)
      return child && view.path(child)
    },
    href: index.href,
  }
}
