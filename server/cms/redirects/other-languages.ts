/** Follows redirects that lead to another language, whose rules may lead on. */
import type { Languages, Locale } from '../../../src/i18n/languages.ts'
import type { RedirectRules } from './compile-rules.ts'
import {
  addressInLocale,
  type DividedAddress,
  divideAddress,
  keepFragment,
  type RedirectMatch,
  statusOf,
} from './redirect-chain.ts'

/** Maximum number of languages that a chain goes through. */
const maxLanguages = 20

type RulesOf = (locale: Locale) => Promise<RedirectRules | undefined>

/**
 * Follows a redirect through the languages that it leads to, so that the visitor is redirected once. The
 * result has the status of the first rule, or 410 when the last one has no target; undefined for a circle.
 * @param first the end of the chain in the language of the request
 */
export async function followLanguages(
  languages: Languages,
  first: RedirectMatch,
  { locale, path, search }: DividedAddress,
  rulesOf: RulesOf,
): Promise<RedirectMatch | undefined> {
  const seen = new Set([addressInLocale({ languages, locale }, path) + search])
  let [last, current] = [first, locale]
  for (let followed = 0; followed < maxLanguages; followed += 1) {
    const [address = '', fragment] = last.to?.split('#', 2) ?? []
    const target = divideAddress(languages, address)
    if (seen.has(address)) return undefined
    const next =
      target &&
      target.locale !== current &&
      (await rulesOf(target.locale))?.findFrom(target.path, target.search)
    if (!next) return { ...last, ...statusOf(first, last) }
    seen.add(address)
    last = keepFragment(next, fragment)
    current = target.locale
  }
  return undefined
}

/**
 * Finds rules of a language that lead through others in a circle, as sentences for the log; yields undefined for
 * each other rule, so that the caller decides when to go on.
 */
export async function* findCircles(
  languages: Languages,
  { locale, rules }: { readonly locale: Locale; readonly rules: RedirectRules },
  rulesOf: RulesOf,
): AsyncIterable<string | undefined> {
  for (const { row, source: path, to } of rules.ends()) {
    const [address = ''] = to?.split('#', 1) ?? []
    const target = divideAddress(languages, address)
    const isElsewhere = target !== undefined && target.locale !== locale
    const first = { to: address, status: 301, override: false }
    const isCircle =
      isElsewhere && !(await followLanguages(languages, first, { locale, path, search: '' }, rulesOf))
    yield isCircle
      ? `${row.source}: the redirect runs in a circle through other languages and was dropped`
      : undefined
  }
}
