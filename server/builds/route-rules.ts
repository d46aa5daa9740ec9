import { locales, withPrefix } from '../../src/i18n/locales.ts'
import type { Route } from '../../src/routes.ts'
import type { RouteRules, RuleMatcher } from '../../src/shared/build-manifest.ts'

type Kind = keyof RuleMatcher

/** Everything below a path that has no parameter of its own: `/*slug`, `/news/*slug`. */
const catchAll = /^([^:*{}]*)\/\*\w+$/

const kindOf = (path: string): Kind =>
  catchAll.test(path) ? 'wildcard' : /[:*{}]/.test(path) ? 'dynamic' : 'static'

/**
 * What is known of the routes before anyone asks, by path in every language.
 * @param ttl seconds for which a page is fresh
 */
export function routeRules(routes: readonly Route[], ttl: number): RuleMatcher {
  const rows = routes.flatMap((route) =>
    locales.map(({ locale }) => ({ route, key: withPrefix(locale, keyOf(route.path)) })),
  )
  const table = (kind: Kind) =>
    Object.fromEntries(
      rows
        .filter(({ route }) => kindOf(route.path) === kind)
        .map(({ route, key }) => [key, rulesOf(route, ttl)] as const),
    )
  return { static: table('static'), wildcard: table('wildcard'), dynamic: table('dynamic') }
}

const keyOf = (path: string): string => path.replace(catchAll, '$1') || '/'

const rulesOf = ({ prerender }: Route, ttl: number): RouteRules => ({ ...(prerender && { prerender }), ttl })
