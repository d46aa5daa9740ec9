import type { Values } from '../../../src/content/types.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { UpstreamRequest } from '../http-client/http-client.ts'
import type { RemoteEntry } from '../remote/adapter.ts'

/**
 * What somebody asks the content system through us, in the order of its own addresses:
 * `collections/news/entries`.
 */
export interface Asked {
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

/** The same, with what the content makes public in the language. */
export interface Opening extends Asked {
  /** Handles of collections that have pages. */
  readonly collections: readonly string[]
  /** Entries that have a page. */
  readonly entries: readonly RemoteEntry[]
}

export interface OpenQuestion {
  readonly request: UpstreamRequest
  readonly isList: boolean
  /** Whether a single item is the one that was asked for, and public. */
  isWanted?(item: Values): boolean
}
