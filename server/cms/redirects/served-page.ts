import type { Languages, Locale } from '../../../src/i18n/languages.ts'
import { type RouteMatch, routingOf } from '../../../src/router/match.ts'
import type { Config } from '../../config/config.ts'
import { canonicalizePath, encodePath } from '../../http/canonical-path.ts'
import { maxUrlLength } from '../../http/request-checks.ts'
import { findOverridingRule } from './overriding-rule.ts'
import type { Redirects } from './redirects.ts'

/** What decides whether a page is served at its address. */
export interface ServedPageDeps {
  readonly redirects: Pick<Redirects, 'find'>
  readonly languages: Languages
  readonly config: Pick<Config, 'designSystem'>
}

/**
 * Finds the route that serves a page of the content at its address. Undefined when another route has the
 * address, when all requests for it are refused, and when an editor's rule redirects it.
 * @param path decoded, with its language prefix
 */
export async function findServed(
  deps: ServedPageDeps,
  locale: Locale,
  path: string,
): Promise<RouteMatch | undefined> {
  const match = contentRouteAt(deps, locale, path)
  return match && !(await findOverridingRule(deps.redirects, match)) ? match : undefined
}

/** The route for a path, if it is one of content and the path is canonical. */
function contentRouteAt(
  { languages, config: { designSystem } }: ServedPageDeps,
  locale: Locale,
  path: string,
): RouteMatch | undefined {
  const address = encodePath(path)
  if (address.length > maxUrlLength || canonicalizePath(address, languages).kind !== 'ok') return undefined
  const match = routingOf(languages).match(address, { designSystem })
  const isContent = match?.route.page === 'content' || match?.route.page === 'home'
  const isHere = match?.locale === locale && languages.withPrefix(locale, match.path) === path
  return isContent && isHere ? match : undefined
}
