import type { IncomingMessage } from 'node:http'
import { prefixed } from '../../src/i18n/prefixed.ts'
import type { Route } from '../../src/routes.ts'
import type { Manifest } from '../../src/shared/build-manifest.ts'
import { memoText } from '../../src/shared/memo.ts'
import { routeRules } from '../builds/route-rules.ts'
import type { Deps } from '../deps.ts'
import { publicAddresses } from '../http/domains/public-addresses.ts'

type PageRules = Pick<Manifest, 'matcher' | 'prerendered'>
type PageRulesDeps = Pick<Deps, 'config' | 'languages' | 'domains' | 'pages'>

/**
 * Creates the function for the rules of the pages that a browser at the domain of a request may fetch ahead,
 * by their paths there.
 */
export function createPageRules(
  { config, languages, domains, pages }: PageRulesDeps,
  routes: readonly Route[],
): (req: IncomingMessage) => PageRules {
  const { pagesTtl, siteUrl } = config
  const matcher = routeRules(languages, routes, pagesTtl)
  if (!domains) return () => ({ matcher, prerendered: pages.prerendered() })
  const { hrefFrom, place, localesAt } = publicAddresses({ languages, siteUrl })
  const matcherAt = memoText((origin: string) => {
    const withPrefix = (locale: string, path: string) => prefixed(place(locale).prefix, path)
    return routeRules({ locales: localesAt(origin), withPrefix }, routes, pagesTtl)
  })
  return (req) => {
    const origin = domains.originOf(req)
    const addresses = pages.prerendered().map((path) => hrefFrom(domains.usual(origin), path))
    return { matcher: matcherAt(origin), prerendered: addresses.filter((address) => address.startsWith('/')) }
  }
}
