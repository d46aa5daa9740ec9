import type { Values } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values.ts'
import type { Locale } from '../../../../src/i18n/locales.ts'
import type { Calendar } from '../../model/dates.ts'
import { asText, isFalsy } from '../../model/values.ts'
import type { RemoteEntry, RemoteNode } from '../../remote/adapter.ts'
import { entryPath, pagePath } from '../api/endpoints.ts'
import { uriOf } from '../items/items.ts'
import { pagesHandle, readEntry } from '../items/read-entry.ts'
import { isUntranslated } from '../items/untranslated.ts'
import { buildPageTree } from './page-tree.ts'

/** Items of one language by collection, pages first. */
export type CollectionItems = ReadonlyMap<string, readonly Values[]>

/** An item in the default language: what single items are asked for by (content-contract 2.6). */
export interface BaseItem {
  readonly item: Values
  readonly uri: string | undefined
  /** Path of the question; undefined for an address that cannot be asked for. */
  readonly path: string | undefined
}
export type BaseItems = ReadonlyMap<string, BaseItem>

const idOf = (item: Values): string | undefined => asText(memberOf(item, 'id'))

function baseItemOf(collection: string, id: string, item: Values): BaseItem {
  const uri = uriOf(item)
  const slug = asText(memberOf(item, 'slug')) ?? ''
  const path = collection === pagesHandle ? uri && pagePath(uri) : entryPath(collection, slug, id)
  return { item, uri, path }
}

/** Items of the default language by id. Of two with one id the first counts. */
export function readBaseItems(lists: CollectionItems): BaseItems {
  const found = new Map<string, BaseItem>()
  for (const [collection, items] of lists)
    for (const item of items) {
      const id = idOf(item)
      if (id !== undefined && !found.has(id)) found.set(id, baseItemOf(collection, id, item))
    }
  return found
}

export interface LanguageContext {
  readonly locale: Locale
  /** The language of the items in `base`. */
  readonly baseLocale: Locale
  readonly base: BaseItems
  /** Whether untranslated items are pages of this language. */
  readonly fallback: boolean
  readonly calendar: Calendar
}

export interface LanguageDraft {
  readonly entries: readonly RemoteEntry[]
  readonly trees: ReadonlyMap<string, readonly RemoteNode[]>
  /** Its prefix on the content system: '' or `/en`; undefined when no item tells. */
  readonly prefix: string | undefined
  /** Addresses that its lists have, also those of items that are no pages of this language. */
  readonly uris: ReadonlySet<string>
}

function prefixOf(entries: readonly RemoteEntry[]): string | undefined {
  for (const { url, uri } of entries) {
    if (url === undefined || uri === undefined) continue
    const tail = uri === '/' ? '' : uri
    if (`${url === '/' ? '' : url}`.endsWith(tail))
      return url === '/' ? '' : url.slice(0, url.length - tail.length)
  }
  return undefined
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
 * A page that cannot be asked for is at no address: nothing may lead to it (content-contract 2.9 rule 2). One
 * that only leads elsewhere need not be asked for.
 */
function hideUnrequestable(entry: RemoteEntry, base: BaseItems): RemoteEntry {
  const original = base.get(entry.id)
  const isAskable = !original || original.path !== undefined || !isFalsy(entry.redirect)
  return isAskable ? entry : { ...entry, uri: undefined, url: undefined }
}

/** One language as its lists show it (content-contract 2.6). */
export function readLanguage(lists: CollectionItems, reading: LanguageContext): LanguageDraft {
  const all = entriesOf(lists, reading)
  const shown = all.filter((entry) => reading.fallback || entry.fallback === undefined)
  const entries = shown.map((entry) => hideUnrequestable(entry, reading.base))
  const pages = entries.flatMap(({ id, collection, lookup }) =>
    collection === pagesHandle && lookup !== undefined ? [{ id, uri: lookup }] : [],
  )
  return {
    entries,
    trees: new Map([[pagesHandle, buildPageTree(pages)]]),
    prefix: prefixOf(all),
    uris: new Set(all.flatMap(({ uri }) => uri ?? [])),
  }
}
