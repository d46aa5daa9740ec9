import { locales, withPrefix } from '../../src/i18n/locales.ts'
import type { Route } from '../../src/routes.ts'
import type { RouteRules, RuleMatcher } from '../../src/shared/build-manifest.ts'

type RouteKind = keyof RuleMatcher

/** Matches a pattern for everything below a fixed path: `/*slug`, `/news/*slug`. */
const catchAll = /^([^:*{}]*)\/\*\w+$/

const kindOf = (path: string): RouteKind =>
  catchAll.test(path) ? 'wildcard' : /[:*{}]/.test(path) ? 'dynamic' : 'static'

/**
 * Rules for the pages of each route, by path in every language, for the manifest that browsers load: whether
 * pages are prerendered, and how long they are fresh.
 * @param ttl seconds for which a page is fresh
 */
export function routeRules(routes: readonly Route[], ttl: number): RuleMatcher {
  const rows = routes.flatMap((route) =>
    locales.map(({ locale }) => ({ route, key: withPrefix(locale, keyOf(route.path)) })),
  )
  const table = (kind: RouteKind) =>
    Object.fromEntries(
      rows
        .filter(({ route }) => kindOf(route.path) === kind)
        .map(({ route, key }) => [key, rulesOf(route, ttl)] as const),
    )
  return { static: table('static'), wildcard: table('wildcard'), dynamic: table('dynamic') }
}

const keyOf = (path: string): string => path.replace(catchAll, '$1') || '/'

const rulesOf = ({ prerender }: Route, ttl: number): RouteRules => ({ ...(prerender && { prerender }), ttl })
