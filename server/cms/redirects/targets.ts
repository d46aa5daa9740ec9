/** Decides which redirect targets are safe, and converts targets on this site to their canonical form. */
import type { Languages } from '../../../src/i18n/languages.ts'
import { canonicalizePath } from '../../http/canonical-path.ts'
import type { RuleLanguage } from './redirect-chain.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unsafeCharacters = /[\u0000-\u0020\u007f\\]/

/**
 * Whether visitors may be redirected to a target: a path of this site, or an http(s) URL. Everything that a
 * browser could read as another host or as a script is refused.
 */
export function isSafeTarget(target: string): boolean {
  if (unsafeCharacters.test(target) || target.startsWith('//')) return false
  // A word after the first slash begins a path, whatever follows (WHATWG URL, "relative slash state").
  if (/^\/\w/.test(target)) return true
  if (target.startsWith('/')) return new URL(target, 'http://site.invalid').host === 'site.invalid'
  return URL.canParse(target) && /^https?:$/.test(new URL(target).protocol)
}

/** A target whose host would contain captured text of the request: `https://$1.example`. */
const hostFromVisitor = /^https?:\/*[^/]*[$*]/i

/** Whether the first segment of a path says its language: `en` does, and `nl` where `nl` has no prefix. */
const namesLanguage = ({ rows }: Languages, segment: string): boolean =>
  rows.some(({ locale, prefix }) => segment === (prefix === '' ? locale : prefix.slice(1)))

/**
 * Converts the target that an editor wrote to an address: a path gets the prefix of the language, unless it
 * starts with one, and its canonical form. Undefined for an unsafe target.
 */
export function resolveTarget(target: string, { languages, locale }: RuleLanguage): string | undefined {
  if (!isSafeTarget(target) || hostFromVisitor.test(target)) return undefined
  if (!target.startsWith('/')) return target
  const isWhole = namesLanguage(languages, target.split(/[/?#]/)[1] ?? '')
  return canonicalTarget(languages, isWhole ? target : languages.withPrefix(locale, target))
}

/**
 * Converts the path of a target to its canonical form, so that this server does not redirect once more. Query
 * and fragment stay as they are. Undefined for an invalid path.
 */
export function canonicalTarget(languages: Languages, target: string): string | undefined {
  if (!target.startsWith('/')) return target
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? []
  const decision = canonicalizePath(path, languages)
  if (decision.kind === 'ok') return target
  return decision.kind === 'redirect' ? decision.path + rest : undefined
}
