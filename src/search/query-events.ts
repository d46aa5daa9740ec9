/**
 * Connects the search form with the client router by an event on the window, so that the router shows the
 * results for another query without loading a document.
 */
import { listQueryOf } from '../router/list-state.ts'

/** The event by which the search form requests results from the router. */
const queryEvent = 'askquery'

/**
 * Asks the router to show the current page with another query (`?q=dijk`, or empty). The result is that of
 * `dispatchEvent` and means nothing.
 */
export const requestQuery = (query: string): boolean =>
  dispatchEvent(new CustomEvent(queryEvent, { detail: query }))

/** Calls `callback` with each requested query, for ever. */
export function onQueryRequest(callback: (query: string) => void): void {
  addEventListener(queryEvent, (event) => callback((event as CustomEvent<string>).detail))
}

/**
 * The path by which a page's payload is fetched: with the query where it may be the search page of a
 * language; for all other pages with that part of it which may choose a part of a list.
 * @param searchPath path of the search page without language prefix
 */
export const payloadPath = (
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  searchPath: string,
): string => pathname + (pathname.endsWith(searchPath) ? search : listQueryOf(search))
