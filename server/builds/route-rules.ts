import type { Languages } from '../../src/i18n/languages.ts'
import type { Route } from '../../src/routes.ts'
import type { RouteRules, RuleMatcher } from '../../src/shared/build-manifest.ts'

type RouteKind = keyof RuleMatcher

/** Matches a pattern for everything below a fixed path: `/*slug`, `/news/*slug`. */
const catchAll = /^([^:*{}]*)\/\*\w+$/

/** The kind of rule table that the path of a route belongs to. */
const kindOf = (path: string): RouteKind =>
  catchAll.test(path) ? 'wildcard' : /[:*{}]/.test(path) ? 'dynamic' : 'static'

/**
 * Rules for the pages of each route, by path in every language, for the manifest that browsers load: whether
 * pages are prerendered, and how long they are fresh.
 * @param ttl seconds for which a page is fresh
 */
export function routeRules(
  { locales, withPrefix }: Pick<Languages, 'locales' | 'withPrefix'>,
  routes: readonly Route[],
  ttl: number,
): RuleMatcher {
  const rows = routes.flatMap((route) =>
    locales.map((locale) => ({ route, key: withPrefix(locale, keyOf(route.path)) })),
  )
  const table = (kind: RouteKind) =>
    Object.fromEntries(
      rows
        .filter(({ route }) => kindOf(route.path) === kind)
        .map(({ route, key }) => [key, rulesOf(route, ttl)] as const),
    )
  return { static: table('static'), wildcard: table('wildcard'), dynamic: table('dynamic') }
}

/** The key of a route in its table: its path, for a catch-all only the fixed part. */
const keyOf = (path: string): string => path.replace(catchAll, '$1') || '/'

const rulesOf = ({ prerender }: Route, ttl: number): RouteRules => ({ ...(prerender && { prerender }), ttl })
