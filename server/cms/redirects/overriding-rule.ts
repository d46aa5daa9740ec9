import type { RouteMatch } from '../../../src/router/match.ts'
import type { RedirectMatch } from './redirect-chain.ts'
import type { Redirects } from './redirects.ts'

/**
 * Finds the editor's redirect rule that applies to an address even where content has a page; undefined when
 * there is none, or when a page comes before the rule. All code that serves, caches, lists or indexes pages
 * calls this function, so that all agree.
 * @param query with its `?`; empty for a request without a query
 */
export async function findOverridingRule(
  redirects: Pick<Redirects, 'find'>,
  { locale, path }: Pick<RouteMatch, 'locale' | 'path'>,
  query = '',
): Promise<RedirectMatch | undefined> {
  const rule = await redirects.find(locale, path, query)
  return rule?.override ? rule : undefined
}
