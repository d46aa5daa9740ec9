/** Finds the route and the language of a path. */
import { match as compile } from 'path-to-regexp'
import { defaultLocale, type Locale, locales, withPrefix } from '../i18n/locales.ts'
import {
  contentRoute,
  type DesignSystemChoice,
  isDesignSystem,
  maxSegments,
  type Route,
  routes,
  searchRoute,
} from '../routes.ts'
import { isReservedPath } from './reserved-paths.ts'

/** The route of an address, with the language and path that the address stands for. */
export interface RouteMatch {
  readonly route: Route
  readonly locale: Locale
  /** The decoded path without the language prefix: `/about` for `/en/about` and `/about`; home is `/`. */
  readonly path: string
}

/** Which pages of its own a site has, by its settings. */
export interface OwnPages {
  /** Path of the search page without language prefix; without it there is no search page. */
  readonly searchPath?: string
  /** `on` unless given. */
  readonly designSystem?: DesignSystemChoice
}

/** Paths are matched with their letter case, and without a trailing slash. */
const options = { sensitive: true, trailing: false } as const

/** The routes of every language, those without a prefix last: their row `/*slug` matches every path. */
const table = locales
  .toSorted((a, b) => b.prefix.length - a.prefix.length)
  .flatMap(({ locale }) =>
    routes.map((route) => ({ route, locale, test: compile(withPrefix(locale, route.path), options) })),
  )

/**
 * Finds the route of a canonical path (`/en/about`). Undefined when no route matches; never throws, not even
 * for malformed encoding.
 */
export function matchRoute(pathname: string, site: OwnPages = {}): RouteMatch | undefined {
  const decoded = decodePath(pathname)
  if (decoded === undefined) return undefined
  const row = table.find(({ test }) => test(pathname))
  if (!row) return undefined
  const path = decoded.slice(withPrefix(row.locale, '/').replace(/\/$/, '').length) || '/'
  const route = routeOn(site, row.route)
  if (route.page !== 'content') return { route, locale: row.locale, path }
  if (isReservedPath(pathname) || !isContentPath(path)) return undefined
  return { route: path === site.searchPath ? searchRoute(path) : route, locale: row.locale, path }
}

/** Without the design system its addresses are those of any other page of the content. */
const routeOn = ({ designSystem }: OwnPages, route: Route): Route =>
  designSystem === 'off' && isDesignSystem(route) ? contentRoute : route

/** The language of a path by its prefix, whether or not a route matches; the default without a prefix. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1]?.toLowerCase()
  return locales.find(({ prefix }) => prefix === `/${first}`)?.locale ?? defaultLocale
}

/** Whether content may have a path: no segment is empty (`/a//b`), and there are not too many of them. */
function isContentPath(path: string): boolean {
  const segments = path.slice(1).split('/')
  return segments.length <= maxSegments && segments.every((segment) => segment !== '')
}

/** The decoded path; undefined for malformed encoding. */
function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
