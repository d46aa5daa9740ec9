/** Connects the search form with the router, which shows the page's results for another query in place. */
import { locales, withPrefix } from '../i18n/locales.ts'

/** The event by which the search form requests results from the router. */
const queryEvent = 'askquery'

/**
 * Requests that the router shows the current page with another query (`?q=dijk`, or empty), in place.
 */
export const requestQuery = (query: string): boolean =>
  dispatchEvent(new CustomEvent(queryEvent, { detail: query }))

/** Calls back with each requested query. */
export function onQueryRequest(callback: (query: string) => void): void {
  addEventListener(queryEvent, (event) => callback((event as CustomEvent<string>).detail))
}

/**
 * The path that identifies a page's payload: with the query on the search page alone, as no other payload
 * depends on it.
 * @param searchPath path of the search page without language prefix
 */
export const payloadPath = (
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  searchPath: string,
): string =>
  locales.some(({ locale }) => pathname === withPrefix(locale, searchPath)) ? pathname + search : pathname
