import type { Value } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values.ts'
import { splitReference } from '../stored-reference.ts'
import { asText, isFalsy } from '../values.ts'

export type Redirect =
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number }
  | { readonly kind: 'missing' }

/** Looks up the targets of a redirect; undefined for one that is missing. */
export interface RedirectTargets {
  entry(id: string): string | undefined
  asset(container: string | undefined, path: string): string | undefined
  child(): string | undefined
  href(href: string): string
}

const missing: Redirect = { kind: 'missing' }
const statuses = [301, 302, 303, 307, 308]

const unsafe = /^(\/\/|\\)|[\r\n\\]|^(?!https?:)[a-z][a-z0-9+.-]*:/i

function pathTarget(text: string, targets: RedirectTargets): string | undefined {
  if (unsafe.test(text)) return undefined
  if (/^https?:\/\//i.test(text)) return text
  return targets.href(/^[/#?]/.test(text) ? text : `/${text}`)
}

function targetOf(text: string, targets: RedirectTargets): string | undefined {
  const [, kind, rest = ''] = /^(?:statamic:\/\/)?(entry|asset)::(.*)$/s.exec(text) ?? []
  if (text === '@child') return targets.child()
  if (kind === 'entry') return targets.entry(rest)
  if (kind === undefined) return pathTarget(text, targets)
  return targets.asset(...splitReference(rest))
}

/** Encodes what a header cannot hold. Encoded characters stay, and half of a surrogate pair goes. */
const forHeader = (to: string): string =>
  to.replace(/\p{Cs}/gu, '').replace(/[^\x21-\x7e]+/g, encodeURIComponent)

/**
 * Reads the `redirect` of an entry; undefined when it has none. A missing target, a number, and an address
 * that is not http(s) are all "not found". The status is 302 unless a map names another.
 */
export function resolveRedirect(value: Value, targets: RedirectTargets): Redirect | undefined {
  if (isFalsy(value)) return undefined
  const wanted = isValues(value) ? Number(value.status) : 302
  const text = asText(isValues(value) ? value.url : value)
  if (text === undefined || /^\d+$/.test(text)) return missing
  const to = targetOf(text, targets)
  return to === undefined
    ? missing
    : { kind: 'redirect', to: forHeader(to), status: statuses.includes(wanted) ? wanted : 302 }
}
