import { type Locale, withPrefix } from '../../../src/i18n/locales.ts'
import { matchRoute, type RouteMatch } from '../../../src/router/match.ts'
import type { DesignSystemChoice } from '../../../src/routes.ts'
import type { Config } from '../../config/config.ts'
import { canonicalizePath, encodePath } from '../../http/canonical-path.ts'
import { maxUrlLength } from '../../http/request-checks.ts'
import { findOverridingRule } from './overriding-rule.ts'
import type { Redirects } from './redirects.ts'

/** What decides whether a page is served at its address. */
export interface ServedPageDeps {
  readonly redirects: Pick<Redirects, 'find'>
  readonly config: Pick<Config, 'designSystem'>
}

/**
 * Finds the route that serves a page of the content at its address. Undefined when another route has the
 * address, when all requests for it are refused, and when an editor's rule redirects it.
 * @param path decoded, with its language prefix
 */
export async function findServed(
  { redirects, config }: ServedPageDeps,
  locale: Locale,
  path: string,
): Promise<RouteMatch | undefined> {
  const match = contentRouteAt(path, locale, config.designSystem)
  return match && !(await findOverridingRule(redirects, match)) ? match : undefined
}

/** The route for a path, if it is one of content and the path is canonical. */
function contentRouteAt(
  path: string,
  locale: Locale,
  designSystem: DesignSystemChoice,
): RouteMatch | undefined {
  const address = encodePath(path)
  if (address.length > maxUrlLength || canonicalizePath(address).kind !== 'ok') return undefined
  const match = matchRoute(address, { designSystem })
  const isContent = match?.route.page === 'content' || match?.route.page === 'home'
  return isContent && match.locale === locale && withPrefix(locale, match.path) === path ? match : undefined
}
