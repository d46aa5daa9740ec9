import { type Locale, withPrefix } from '../../src/i18n/locales.ts'
import { matchRoute, type RouteMatch } from '../../src/router/match.ts'
import type { Redirects } from '../cms/redirects/redirects.ts'
import { canonicalizePath, encodePath } from '../http/canonical-path.ts'
import { maxUrl } from '../middleware/guard.ts'

type Rules = Pick<Redirects, 'find'>

/**
 * The route that answers with a page of the content at its address, decoded; none for what other routes take,
 * every request is refused at, or an editor's rule takes elsewhere.
 */
export async function findServed(
  rules: Rules,
  locale: Locale,
  path: string,
): Promise<RouteMatch | undefined> {
  const match = contentAt(path, locale)
  return match && !(await isRuled(rules, match)) ? match : undefined
}

/** Whether an editor's rule takes visitors of a page elsewhere, though there is a page. */
export const isRuled = async (rules: Rules, { locale, path }: RouteMatch): Promise<boolean> =>
  (await rules.find(locale, path, ''))?.override ?? false

function contentAt(path: string, locale: Locale): RouteMatch | undefined {
  const address = encodePath(path)
  if (address.length > maxUrl || canonicalizePath(address).kind !== 'ok') return undefined
  const match = matchRoute(address)
  const isContent = match?.route.page === 'content' || match?.route.page === 'home'
  return isContent && match.locale === locale && withPrefix(locale, match.path) === path ? match : undefined
}
