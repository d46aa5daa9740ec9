/** Types of the pass-through: visitors' requests for content of the content system below `/api/cms/`. */
import type { Values } from '../../../src/content/types.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { HttpRequest } from '../http-client/http-client.ts'

/**
 * A visitor's request for `/api/cms/`, which may be passed on to the content system. Its path is one of the
 * system's own API: `collections/news/entries`.
 */
export interface PassThroughRequest {
  /** Decoded, without a slash at its ends. */
  readonly path: string
  readonly locale: Locale
  /** Items per page of a list, and the page, from 1. */
  readonly limit: number
  readonly page: number
  /** `title` or `-title`, where the system can sort. */
  readonly sort?: string
  /** Handles of global sets and menus that are public. */
  readonly globals: readonly string[]
  readonly menus: readonly string[]
}

/** An entry that visitors can open, as far as addresses of the content system name it. */
export interface PublicEntry {
  readonly id: string
  readonly collection: string
  /** What the system knows it by where that is not its id. */
  readonly lookup?: string
}

/** The request of a visitor, with what the content makes public in its language. */
export interface PublicContentRequest extends PassThroughRequest {
  /** Handles of collections that have pages. */
  readonly collections: readonly string[]
  /** Entries that have a page. */
  readonly entries: readonly PublicEntry[]
}

/** A call to the content system on behalf of a visitor. */
export interface PassThroughCall {
  readonly request: HttpRequest
  readonly isList: boolean
  /** Whether a single item is the requested one, and public. */
  accepts?(item: Values): boolean
}
