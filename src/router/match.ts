import { match as compile } from 'path-to-regexp'
import { defaultLocale, type Locale, locales, withPrefix } from '../i18n/locales.ts'
import { maxSegments, type Route, routes, searchRoute } from '../routes.ts'
import { isReservedPath } from './reserved-paths.ts'

export interface RouteMatch {
  readonly route: Route
  readonly locale: Locale
  /** Inside the language, decoded: `/en/about` and `/about` share `/about`; home is `/`. */
  readonly path: string
}

const options = { sensitive: true, trailing: false } as const

const table = locales
  .toSorted((a, b) => b.prefix.length - a.prefix.length)
  .flatMap(({ locale }) =>
    routes.map((route) => ({ route, locale, test: compile(withPrefix(locale, route.path), options) })),
  )

/**
 * Finds the row of a canonical path (`/en/about`). Undefined when none matches; never throws, also for
 * malformed encoding.
 * @param searchPath where the search page is, inside a language; without it that address is content's, as any
 * other
 */
export function matchRoute(pathname: string, searchPath?: string): RouteMatch | undefined {
  const decoded = decodePath(pathname)
  if (decoded === undefined) return undefined
  const row = table.find(({ test }) => test(pathname))
  if (!row) return undefined
  const path = decoded.slice(withPrefix(row.locale, '/').replace(/\/$/, '').length) || '/'
  if (row.route.page !== 'content') return { route: row.route, locale: row.locale, path }
  if (isReservedPath(pathname) || !isContentPath(path)) return undefined
  return { route: path === searchPath ? searchRoute(path) : row.route, locale: row.locale, path }
}

/** The language that a path belongs to by its prefix, whether or not a route matches. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1]?.toLowerCase()
  return locales.find(({ prefix }) => prefix === `/${first}`)?.locale ?? defaultLocale
}

function isContentPath(path: string): boolean {
  const segments = path.slice(1).split('/')
  return segments.length <= maxSegments && segments.every((segment) => segment !== '')
}

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
