import { type Locale, localeRow, withPrefix } from '../../../../src/i18n/locales.ts'
import { localeOfPath } from '../../../../src/router/match.ts'
import { encodePath } from '../../../http/canonical-path.ts'
import type { CmsAddress } from '../index/addresses.ts'
import type { RemoteView } from '../view.ts'

/** Whether a redirect rule sends visitors on from an address inside a language, decoded. */
export type RedirectMatcher = (locale: Locale, path: string, search: string) => boolean

/** Questions of one page that rules answer: each may cost all their patterns. */
const mostQuestions = 1000

/** The same test for one page, however many links it has. */
export function limitMatches(test: RedirectMatcher): RedirectMatcher {
  const asked = { times: 0 }
  return (...about) => {
    asked.times += 1
    return asked.times <= mostQuestions && test(...about)
  }
}

/**
 * An address that only a rule knows as our path: in the language of the view, else in the one that it names.
 */
export function redirectHref(
  { index, locale }: RemoteView,
  { path, suffix }: CmsAddress,
  isRedirected: RedirectMatcher,
): string | undefined {
  const ours = index.toOurPrefix(path, locale)
  const named = localeOfPath(ours)
  const inside = ours.slice(localeRow(named).prefix.length) || '/'
  const search = /^\?[^#]*/.exec(suffix)?.[0] ?? ''
  const found = [...new Set([locale, named])].find((each) => isRedirected(each, inside, search))
  return found && `${encodePath(withPrefix(found, inside))}${suffix}`
}
