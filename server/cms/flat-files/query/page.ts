import type { Alternates, ContentAnswer, ContentPage, Indexings } from '../../../../src/content/types.ts'
import { withPrefix } from '../../../../src/i18n/locales.ts'
import { resolveRedirect } from '../../model/redirects/entry-redirect.ts'
import { asText, omit } from '../../model/values.ts'
import { createHtmlSanitiser } from '../../rich-text/rich-text.ts'
import { augment } from '../augment/augment.ts'
import { choiceOf, type Entry, readValue, valuesOf } from '../index/inherit.ts'
import { valueAt } from '../parse-cache/stored-value.ts'
import { createContext, redirectTargets } from './context.ts'
import { indexingOf } from './indexing.ts'
import type { View } from './view.ts'

const templateOf = (entry: Entry, blueprint: string): string => {
  const template = asText(choiceOf(entry, 'template')) ?? entry.collection.template ?? 'default'
  return template === '@blueprint' ? `${entry.collection.handle}.${blueprint}` : template
}

/** Languages that a page really has: published, with an address, and not only leading elsewhere. */
const translationsOf = (view: View, entry: Entry) =>
  view.index.sites.flatMap(({ locale, handle }) => {
    const other = locale && view.index.translation(entry, handle)
    const isPage = other && view.isPublished(other) && !view.isRedirect(other)
    const path = isPage ? view.path(other) : undefined
    return locale && other && path !== undefined ? [{ locale, other, path }] : []
  })

export const alternatesOf = (view: View, entry: Entry): Alternates =>
  Object.fromEntries(translationsOf(view, entry).map(({ locale, path }) => [locale, path]))

const indexingsOf = (view: View, entry: Entry): Indexings =>
  Object.fromEntries(translationsOf(view, entry).map(({ locale, other }) => [locale, indexingOf(other)]))

/**
 * Pages above an entry from the top: of the page its collection is mounted on, that page, then its parents in
 * the tree.
 */
function entriesAbove(view: View, entry: Entry, seen: ReadonlySet<Entry> = new Set()): readonly Entry[] {
  const { index } = view
  if (seen.has(entry)) return []
  const parents: Entry[] = []
  for (let node = index.nodeOf(entry)?.parent; node; node = node.parent) parents.unshift(node.entry)
  const mounted = index.entries.get(entry.collection.mount ?? '')
  const mount = mounted && index.translation(mounted, entry.site.handle)
  if (!mount || mount === entry) return parents
  return [...entriesAbove(view, mount, new Set([...seen, entry])), mount, ...parents]
}

/** Collections that are mounted on this page, in whatever language the mount names it. */
const mountsOf = ({ index }: View, entry: Entry): readonly string[] =>
  [...index.collections.values()]
    .filter(({ mount }) => mount !== undefined && index.entries.get(mount)?.key === entry.key)
    .map(({ handle }) => handle)

const ancestorsOf = (view: View, entry: Entry) =>
  entriesAbove(view, entry).flatMap((above) => {
    const path = view.isPublished(above) && view.index.uri(above) !== '/' ? view.path(above) : undefined
    return path === undefined ? [] : [{ title: view.title(above), path }]
  })

/** ISO 8601: the time of the last save, else that of the file. */
export function updatedAt(entry: Entry): string {
  const saved = Number(valueAt(entry.data, 'updated_at'))
  return new Date(saved > 0 && saved < 1e11 ? saved * 1000 : entry.file.mtimeMs).toISOString()
}

const ownKeys = ['blueprint', 'template', 'layout', 'updated_at', 'updated_by', 'redirect']

/** The whole page, with its fields augmented. */
export function buildPage(view: View, entry: Entry, path: string): ContentPage {
  const { index, locale } = view
  const blueprint = index.blueprint(entry)
  const date = index.date(entry)
  const title = view.title(entry)
  const context = createContext(view, entry)
  const values = { ...omit(valuesOf(entry), ...ownKeys), title, slug: entry.slug }
  return {
    id: entry.id,
    key: entry.key,
    locale,
    path,
    title,
    collection: entry.collection.handle,
    blueprint,
    template: templateOf(entry, blueprint),
    mounts: mountsOf(view, entry),
    alternates: alternatesOf(view, entry),
    indexing: indexingsOf(view, entry),
    ancestors: ancestorsOf(view, entry),
    ...(date ? { date: index.calendar.toIso(date) } : {}),
    updatedAt: updatedAt(entry),
    fields: augment(values, index.fields(entry), context),
    texts: () => createHtmlSanitiser(context),
  }
}

const tidy = (path: string) =>
  `/${path.replace(/[?#].*$/s, '')}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')

const redirectOf = (view: View, entry: Entry) =>
  resolveRedirect(readValue(entry, 'redirect'), redirectTargets(view, entry))

/** Where the entry at an address of this language sends its visitors. */
function nextOf(view: View, path: string): string | undefined {
  const prefix = withPrefix(view.locale, '/').replace(/\/$/, '')
  const entry = path.startsWith(prefix)
    ? view.index.at(view.site.handle, tidy(path.slice(prefix.length)))
    : undefined
  const redirect = entry && redirectOf(view, entry)
  return redirect?.kind === 'redirect' ? redirect.to : undefined
}

/** Entries that send their visitors to each other: no browser would ever arrive. */
function leadsInCircle(view: View, start: string): boolean {
  const seen = new Set<string>()
  for (let path: string | undefined = start; path !== undefined; path = nextOf(view, path)) {
    if (seen.has(path)) return true
    seen.add(path)
  }
  return false
}

function circle(view: View, entry: Entry): ContentAnswer {
  view.report(`${entry.path} redirects in a circle and is not served`)
  return { kind: 'missing' }
}

/**
 * From address to answer: redirect before status, everything exact and case-sensitive (content-contract
 * 4.13).
 */
export function answerPage(
  view: View,
  address: string,
  pageOf: (entry: Entry, path: string) => ContentPage,
): ContentAnswer {
  const entry = view.index.at(view.site.handle, tidy(address))
  const path = entry && view.path(entry)
  if (!entry || path === undefined) return { kind: 'missing' }
  const redirect = redirectOf(view, entry)
  if (redirect) return leadsInCircle(view, path) ? circle(view, entry) : redirect
  return view.isPublished(entry) ? { kind: 'page', page: pageOf(entry, path) } : { kind: 'missing' }
}
