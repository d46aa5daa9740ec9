/**
 * Reads one language of a Fetch site from its lists: entries, the tree of pages, and the prefix of addresses.
 */
import type { Values } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values/values.ts'
import type { Locale } from '../../../../src/i18n/languages.ts'
import type { Calendar } from '../../model/dates.ts'
import { asText, isFalsy } from '../../model/values.ts'
import type { RemoteEntry, RemoteNode } from '../../remote/adapter.ts'
import { prefixOf } from '../../remote/index/language.ts'
import { entryPath, pagePath } from '../api/endpoints.ts'
import { uriOf } from '../items/items.ts'
import { pagesHandle, readEntry } from '../items/read-entry.ts'
import { isUntranslated } from '../items/untranslated.ts'
import { buildPageTree } from './page-tree.ts'

/** The items of one language by collection, pages first. */
export type CollectionItems = ReadonlyMap<string, readonly Values[]>

/** An item in the default language, by whose address the item is requested in every language. */
export interface BaseItem {
  readonly item: Values
  /** The item's address in the default language; undefined without one. */
  readonly uri: string | undefined
  /** Path of the request; undefined for an item that cannot be requested. */
  readonly path: string | undefined
}
/** The items of the default language by id. */
export type BaseItems = ReadonlyMap<string, BaseItem>

const idOf = (item: Values): string | undefined => asText(memberOf(item, 'id'))

function baseItemOf(collection: string, id: string, item: Values): BaseItem {
  const uri = uriOf(item)
  const slug = asText(memberOf(item, 'slug')) ?? ''
  const path = collection === pagesHandle ? uri && pagePath(uri) : entryPath(collection, slug, id)
  return { item, uri, path }
}

/** Reads the items of the default language. Of two items with the same id the first counts. */
export function readBaseItems(lists: CollectionItems): BaseItems {
  const found = new Map<string, BaseItem>()
  for (const [collection, items] of lists)
    for (const item of items) {
      const id = idOf(item)
      if (id !== undefined && !found.has(id)) found.set(id, baseItemOf(collection, id, item))
    }
  return found
}

/** Options with which a language is read. */
export interface LanguageContext {
  readonly locale: Locale
  /** The language of the items in `base`. */
  readonly baseLocale: Locale
  /** Items of the default language. */
  readonly base: BaseItems
  /** Whether untranslated items are pages of this language. */
  readonly fallback: boolean
  /** Reads dates in the content system's time zone. */
  readonly calendar: Calendar
}

/** The entries and trees in the lists of one language. */
export interface LanguageDraft {
  readonly entries: readonly RemoteEntry[]
  /** Trees by the handle of their collection. */
  readonly trees: ReadonlyMap<string, readonly RemoteNode[]>
  /**
   * Prefix of the language's addresses on the content system: '' or `/en`; undefined when no item shows it.
   */
  readonly prefix: string | undefined
  /** All addresses in the lists, even of untranslated items that are not shown in this language. */
  readonly uris: ReadonlySet<string>
}

function entriesOf(
  lists: CollectionItems,
  { locale, baseLocale, base, calendar }: LanguageContext,
): readonly RemoteEntry[] {
  const found = new Map<string, RemoteEntry>()
  for (const [collection, items] of lists)
    for (const item of items) {
      const original = base.get(idOf(item) ?? '')
      const isOwn = locale === baseLocale || !original || !isUntranslated(item, original.item)
      const fallback = isOwn ? undefined : baseLocale
      const entry = readEntry(item, { locale, collection, baseUri: original?.uri, fallback, calendar })
      if (entry && !found.has(entry.id)) found.set(entry.id, entry)
    }
  return [...found.values()]
}

/**
 * Removes the address of a page that cannot be requested, so that nothing links to the page. A page that
 * redirects keeps its address, because it is never requested.
 */
function hideUnrequestable(entry: RemoteEntry, base: BaseItems): RemoteEntry {
  const original = base.get(entry.id)
  const isRequestable = !original || original.path !== undefined || !isFalsy(entry.redirect)
  return isRequestable ? entry : { ...entry, uri: undefined, url: undefined }
}

/** Reads one language from its lists. Untranslated items are left out unless `fallback` is set. */
export function readLanguage(lists: CollectionItems, context: LanguageContext): LanguageDraft {
  const all = entriesOf(lists, context)
  const shown = all.filter((entry) => context.fallback || entry.fallback === undefined)
  const entries = shown.map((entry) => hideUnrequestable(entry, context.base))
  const pages = entries.flatMap(({ id, collection, lookup }) =>
    collection === pagesHandle && lookup !== undefined ? [{ id, uri: lookup }] : [],
  )
  return {
    entries,
    trees: new Map([[pagesHandle, buildPageTree(pages)]]),
    prefix: prefixOf({ entries: all }),
    uris: new Set(all.flatMap(({ uri }) => uri ?? [])),
  }
}
