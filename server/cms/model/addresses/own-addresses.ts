import type { Languages } from '../../../../src/i18n/languages.ts'

/** The addresses that the site itself answers, as opposed to those of entries of the content system. */
export interface OwnAddresses {
  /**
   * Paths, inside a language, of pages of the site itself, such as `/designsystem`. No entry can have one.
   */
  readonly fixed?: readonly string[] | undefined
  /**
   * Whether something other than a page is served at a path, which no entry can have then. The path is
   * decoded and has the prefix of its language.
   */
  readonly isTaken?: ((path: string) => boolean) | undefined
  /** Maximum number of segments in a path that the server serves. */
  readonly maxSegments?: number | undefined
  /** Address of the search page inside a language, unless an entry has it. */
  readonly searchPath?: string | undefined
}

/** The addresses of the site itself, and the languages whose prefixes all addresses have. */
export interface SiteAddresses extends OwnAddresses {
  readonly languages: Languages
}

/** Whether the site has a page of its own at an address inside a language. */
export const isOwnPage = ({ fixed, searchPath }: OwnAddresses, uri: string): boolean =>
  uri === searchPath || fixed?.includes(uri) === true

/**
 * The problem to report, after the name of an entry that has the address of the search page: only one of the
 * two can be served there.
 */
export const searchPathTaken = (path: string): string =>
  `stands at ${path}, where the search page would be: name another address in SEARCH_PATH to have both`
