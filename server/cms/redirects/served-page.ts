import { type Locale, withPrefix } from '../../../src/i18n/locales.ts'
import { matchRoute, type RouteMatch } from '../../../src/router/match.ts'
import { canonicalizePath, encodePath } from '../../http/canonical-path.ts'
import { maxUrlLength } from '../../http/request-checks.ts'
import { findOverridingRule } from './overriding-rule.ts'
import type { Redirects } from './redirects.ts'

/**
 * The route that answers with a page of the content at its address. Undefined where another route answers,
 * where every request is refused, and where an editor's rule leads visitors elsewhere.
 *
 * @param path decoded, with its language prefix
 */
export async function findServed(
  redirects: Pick<Redirects, 'find'>,
  locale: Locale,
  path: string,
): Promise<RouteMatch | undefined> {
  const match = contentRouteAt(path, locale)
  return match && !(await findOverridingRule(redirects, match)) ? match : undefined
}

function contentRouteAt(path: string, locale: Locale): RouteMatch | undefined {
  const address = encodePath(path)
  if (address.length > maxUrlLength || canonicalizePath(address).kind !== 'ok') return undefined
  const match = matchRoute(address)
  const isContent = match?.route.page === 'content' || match?.route.page === 'home'
  return isContent && match.locale === locale && withPrefix(locale, match.path) === path ? match : undefined
}
