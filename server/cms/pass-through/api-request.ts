import type { Values } from '../../../src/content/types.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { HttpRequest } from '../http-client/http-client.ts'

/**
 * What somebody asks the content system through us, in the order of its own addresses:
 * `collections/news/entries`.
 */
export interface PassThroughRequest {
  /** Decoded, without a slash at its ends. */
  readonly path: string
  readonly locale: Locale
  /** Items of a list, and which part of it, from 1. */
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

/** The same, with what the content makes public in the language. */
export interface PublicContentRequest extends PassThroughRequest {
  /** Handles of collections that have pages. */
  readonly collections: readonly string[]
  /** Entries that have a page. */
  readonly entries: readonly PublicEntry[]
}

export interface PassThroughCall {
  readonly request: HttpRequest
  readonly isList: boolean
  /** Whether a single item is the one that was asked for, and public. */
  accepts?(item: Values): boolean
}
