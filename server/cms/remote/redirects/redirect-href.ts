/** Finds out which links of a page have an address that a redirect rule of the editors is for. */
import type { Locale } from '../../../../src/i18n/languages.ts'
import { encodePath } from '../../../http/canonical-path.ts'
import { divideByPrefix } from '../../model/addresses/tidy-address.ts'
import type { CmsAddress } from '../index/addresses.ts'
import type { RemoteView } from '../view.ts'

/**
 * Whether a redirect rule exists for a decoded address inside a language. `search` is the query with its `?`.
 */
export type RedirectMatcher = (locale: Locale, path: string, search: string) => boolean

/**
 * Maximum number of checks against redirect rules for one page: a check may have to try all patterns. A link
 * takes one check, or two when its address names another language.
 */
const maxMatches = 1000

/** Returns a matcher for the links of one page, which matches nothing after `maxMatches` checks. */
export function limitMatches(test: RedirectMatcher): RedirectMatcher {
  const count = { times: 0 }
  return (...about) => {
    count.times += 1
    return count.times <= maxMatches && test(...about)
  }
}

/**
 * Our path of an address for which a redirect rule exists: in the language of the view, else in that of its
 * prefix. Undefined when there is no rule.
 */
export function redirectHref(
  { index, languages, locale }: RemoteView,
  { path, suffix }: CmsAddress,
  isRedirected: RedirectMatcher,
): string | undefined {
  const ours = index.toOurPrefix(path, locale)
  const { locale: named, uri: inside } = divideByPrefix(languages, ours)
  // The query without the hash: `?a=1` of `?a=1#kop`.
  const search = /^\?[^#]*/.exec(suffix)?.[0] ?? ''
  const language = [...new Set([locale, named])].find((code) => isRedirected(code, inside, search))
  return language && `${encodePath(languages.withPrefix(language, inside))}${suffix}`
}
