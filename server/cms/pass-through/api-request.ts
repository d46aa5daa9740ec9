/** Types of the pass-through: visitors' requests for content of the content system below `/api/cms/`. */
import type { Values } from '../../../src/content/types.ts'
import type { Locale } from '../../../src/i18n/languages.ts'
import type { HttpRequest } from '../http-client/http-client.ts'

/**
 * A visitor's request below `/api/cms/`, which may be passed on to the content system. Its path is a path of
 * the system's own API: `collections/news/entries`.
 */
export interface PassThroughRequest {
  /** Path below `/api/cms/`, decoded, without a slash at its ends. */
  readonly path: string
  readonly locale: Locale
  /** Items per page of a list. */
  readonly limit: number
  /** The page of a list, from 1. */
  readonly page: number
  /** Field to sort a list by, `title` or `-title`, where the system can sort. */
  readonly sort?: string
  /** Handles of global sets that are public. */
  readonly globals: readonly string[]
  /** Handles of menus that are public. */
  readonly menus: readonly string[]
}

/** An entry that visitors can open, with the names that it has in addresses of the content system. */
export interface PublicEntry {
  readonly id: string
  readonly collection: string
  /** The entry's name in addresses where that is not its id: its address in the default language. */
  readonly lookup?: string
}

/** The request of a visitor, with the public collections and entries in its language. */
export interface PublicContentRequest extends PassThroughRequest {
  /** Handles of the collections that are public, because they have pages. */
  readonly collections: readonly string[]
  /** Entries that have a page. */
  readonly entries: readonly PublicEntry[]
}

/** A call to the content system on behalf of a visitor. */
export interface PassThroughCall {
  readonly request: HttpRequest
  /** Whether the response is a list and not a single item. */
  readonly isList: boolean
  /** Whether a single item is the requested one, and public; every item is when absent. */
  accepts?(item: Values): boolean
}
