import type { RouteMatch } from '../../../src/router/match.ts'
import type { RedirectMatch } from './redirect-chain.ts'
import type { Redirects } from './redirects.ts'

/**
 * The editor's redirect rule that leads visitors of an address elsewhere though a page stands there;
 * undefined where there is none, or where content comes first. Everything that serves, caches, lists or
 * indexes pages asks here.
 *
 * @param address path inside the language, decoded
 * @param query with its question mark; empty for a visitor who comes without
 */
export async function findOverridingRule(
  redirects: Pick<Redirects, 'find'>,
  { locale, path }: Pick<RouteMatch, 'locale' | 'path'>,
  query = '',
): Promise<RedirectMatch | undefined> {
  const rule = await redirects.find(locale, path, query)
  return rule?.override ? rule : undefined
}
