import { locales, withPrefix } from '../i18n/locales.ts'

const name = 'askquery'

/**
 * Asks for the page shown with another query (`?q=dijk`; empty for none), where the app is there to do so.
 */
export const requestQuery = (query: string): boolean =>
  dispatchEvent(new CustomEvent(name, { detail: query }))

/** Calls back with each query that is asked for. */
export function onQueryRequest(ask: (query: string) => void): void {
  addEventListener(name, (event) => ask((event as CustomEvent<string>).detail))
}

/**
 * What a page's data lies at: that of search pages differs by their query, of others it does not.
 * @param searchPath where they are, inside a language
 */
export const payloadPath = (
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  searchPath: string,
): string =>
  locales.some(({ locale }) => pathname === withPrefix(locale, searchPath)) ? pathname + search : pathname
