import { isLocale, type Locale, withPrefix } from '../../../src/i18n/locales.ts'
import { canonicalizePath } from '../../http/canonical-path.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unsafeCharacters = /[\u0000-\u0020\u007f\\]/

/**
 * A path of this site, or an http(s) URL: nothing that a browser could read as another site or as a script.
 */
export function isSafeTarget(target: string): boolean {
  if (unsafeCharacters.test(target) || target.startsWith('//')) return false
  if (target.startsWith('/')) return new URL(target, 'http://site.invalid').host === 'site.invalid'
  return URL.canParse(target) && /^https?:$/.test(new URL(target).protocol)
}

/** A target whose host would be made of what the visitor asked for. */
const hostFromVisitor = /^https?:\/*[^/]*[$*]/i

/**
 * A path gets the language's prefix, unless it starts with one, and its canonical form: one hop for the
 * visitor. Undefined for what may not be a target.
 */
export function resolveTarget(target: string, locale: Locale): string | undefined {
  if (!isSafeTarget(target) || hostFromVisitor.test(target)) return undefined
  if (!target.startsWith('/')) return target
  return canonicalTarget(isLocale(target.split(/[/?#]/)[1]) ? target : withPrefix(locale, target))
}

/**
 * The one spelling of an address of this site, its query and fragment as they are; undefined for what can be
 * no address.
 */
export function canonicalTarget(target: string): string | undefined {
  if (!target.startsWith('/')) return target
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? []
  const decision = canonicalizePath(path)
  if (decision.kind === 'ok') return target
  return decision.kind === 'redirect' ? decision.path + rest : undefined
}
