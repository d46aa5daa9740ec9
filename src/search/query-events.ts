/** Asks the running app for the page shown with another query. */
import { locales, withPrefix } from '../i18n/locales.ts'

/** The event by which the search form asks the router for results. */
const queryEvent = 'askquery'

/**
 * Asks the router to show the current page with another query (`?q=dijk`, or empty), in place.
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
