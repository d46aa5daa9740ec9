import { readIndexing } from '../../../src/content/seo.ts'
import type { Alternates, ContentAnswer, ContentPage, Indexings, Values } from '../../../src/content/types.ts'
import { locales } from '../../../src/i18n/locales.ts'
import { asText } from '../model/values.ts'
import { createHtmlSanitiser } from '../rich-text/rich-text.ts'
import type { RemoteEntry } from './adapter.ts'
import { createContext } from './context.ts'
import { leadsInCircle, redirectOf } from './redirects/redirect.ts'
import { limitQuestions, type RuleTest } from './redirects/rule-test.ts'
import { readFields } from './values/values.ts'
import type { RemoteView } from './view.ts'

/**
 * Languages that the page really has: published, with an address, and neither shown there untranslated nor
 * only leading elsewhere.
 */
const translationsOf = ({ index, isShown, isListed, isRedirect }: RemoteView, entry: RemoteEntry) =>
  locales.flatMap(({ locale }) => {
    const other = index.translation(entry, locale)
    return other && isShown(other) && isListed(other) && !isRedirect(other) ? [{ locale, other }] : []
  })

export const alternatesOf = (view: RemoteView, entry: RemoteEntry): Alternates =>
  Object.fromEntries(translationsOf(view, entry).map(({ locale, other }) => [locale, view.index.path(other)]))

const indexingsOf = (view: RemoteView, entry: RemoteEntry): Indexings =>
  Object.fromEntries(
    translationsOf(view, entry).map(({ locale, other }) => [locale, readIndexing(other.values)]),
  )

/** The page of this language that an entry's collection is mounted on. */
function mountOf({ index, language }: RemoteView, { collection }: RemoteEntry): RemoteEntry | undefined {
  const [key] = [...index.mounts].find(([, handles]) => handles.includes(collection)) ?? []
  return language.byKey.get(key ?? '')
}

/**
 * Pages above an entry from the top: of the page its collection is mounted on, that page, then its parents in
 * the tree.
 */
function entriesAbove(
  view: RemoteView,
  entry: RemoteEntry,
  seen: ReadonlySet<RemoteEntry> = new Set(),
): readonly RemoteEntry[] {
  if (seen.has(entry)) return []
  const parents: RemoteEntry[] = []
  for (let node = view.index.nodeOf(entry)?.parent; node; node = node.parent) parents.unshift(node.entry)
  const mount = mountOf(view, entry)
  if (!mount || mount === entry) return parents
  return [...entriesAbove(view, mount, new Set([...seen, entry])), mount, ...parents]
}

function ancestorsOf(view: RemoteView, entry: RemoteEntry): ContentPage['ancestors'] {
  const home = view.language.byUri.get('/')
  return entriesAbove(view, entry).flatMap((above) => {
    const path = above !== home && above !== entry && above.published ? view.index.path(above) : undefined
    return path === undefined ? [] : [{ title: view.title(above), path }]
  })
}

/** Where the texts of an untranslated page are at home. */
function fallbackOf({ index }: RemoteView, { key, fallback }: RemoteEntry): Pick<ContentPage, 'fallback'> {
  const original = fallback && index.languages.get(fallback)?.byKey.get(key)
  const path = original && index.path(original)
  return fallback && path !== undefined ? { fallback: { locale: fallback, path } } : {}
}

/** In a dated collection the date is a fact about the entry, elsewhere a field. */
const ownFields = ({ date: own, ...rest }: Values, { date }: RemoteEntry): Values =>
  date === undefined && own !== undefined ? { ...rest, date: own } : rest

interface PageParts {
  readonly entry: RemoteEntry
  /** Ours, decoded. */
  readonly path: string
  /** As `fields` of the adapter delivered them. */
  readonly fields: Values
  readonly isRedirected: RuleTest
}

/** The whole page. */
export function buildPage(view: RemoteView, { entry, path, fields, isRedirected }: PageParts): ContentPage {
  const lang = entry.fallback ?? view.locale
  const context = createContext(view, { path, lang, isRedirected: limitQuestions(isRedirected) })
  const title = asText(fields.title) ?? view.title(entry)
  const { date, updatedAt } = entry
  return {
    id: entry.id,
    key: entry.key,
    locale: view.locale,
    path,
    title,
    collection: entry.collection,
    blueprint: entry.blueprint,
    template: entry.template,
    mounts: view.index.mounts.get(entry.key) ?? [],
    alternates: alternatesOf(view, entry),
    indexing: indexingsOf(view, entry),
    ancestors: ancestorsOf(view, entry),
    ...(date === undefined ? {} : { date }),
    ...(updatedAt === undefined ? {} : { updatedAt }),
    ...fallbackOf(view, entry),
    fields: { ...readFields(ownFields(fields, entry), view, context), title, slug: entry.slug },
    texts: () => createHtmlSanitiser(context),
  }
}

/** An address of one language, before anything but lists has been asked for. */
type Resolution =
  | Exclude<ContentAnswer, { readonly kind: 'page' }>
  | { readonly kind: 'entry'; readonly entry: RemoteEntry; readonly path: string }

/**
 * From address to entry: redirect before status, everything exact and case-sensitive (content-contract 4.13).
 */
export function resolvePath(view: RemoteView, uri: string | undefined): Resolution {
  const entry = uri === undefined ? undefined : view.language.byUri.get(uri)
  const path = entry && view.index.path(entry)
  if (!entry || path === undefined) return { kind: 'missing' }
  const redirect = redirectOf(view, entry)
  if (redirect?.kind === 'redirect' && leadsInCircle(view, path)) {
    view.report(`${path} redirects in a circle and is not served`)
    return { kind: 'missing' }
  }
  return redirect ?? (entry.published ? { kind: 'entry', entry, path } : { kind: 'missing' })
}
