/** Addresses that the site answers itself. */
export interface OwnAddresses {
  /** Paths inside a language that are pages of the site itself. */
  readonly fixed?: readonly string[] | undefined
  /**
   * Whether something else than a page answers at a path of the site, with the language's prefix and decoded.
   */
  readonly isTaken?: ((path: string) => boolean) | undefined
  /** A path with more segments than this is never answered. */
  readonly maxSegments?: number | undefined
  /** Where the search page is inside a language, unless an entry stands there. */
  readonly searchPath?: string | undefined
}

/** Whether the site has a page of its own at an address inside a language. */
export const isOwnPage = ({ fixed, searchPath }: OwnAddresses, uri: string): boolean =>
  uri === searchPath || fixed?.includes(uri) === true

/** What to do about an entry that stands where the search page would be. */
export const searchMoves = (path: string): string =>
  `stands at ${path}, where the search page would be: name another address in SEARCH_PATH to have both`
