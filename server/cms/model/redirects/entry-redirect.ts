/** Reads the value `redirect` of an entry, by which an editor sends visitors of the entry elsewhere. */
import type { Value } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import { splitReference } from '../stored-reference.ts'
import { asText, isFalsy } from '../values.ts'

/**
 * The redirect of an entry. `to` is an address for the `Location` header; `missing` means that it has no
 * target.
 */
export type Redirect =
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number }
  | { readonly kind: 'missing' }

/** Looks up the targets of a redirect; the result is undefined for a missing target. */
export interface RedirectTargets {
  /** The path of the entry with an id. */
  entry(id: string): string | undefined
  /** The address of a file. */
  asset(container: string | undefined, path: string): string | undefined
  /** The path of the entry's first child. */
  child(): string | undefined
  /** Turns an address of the content system into one of our site. */
  href(href: string): string
}

const missing: Redirect = { kind: 'missing' }
/** Statuses of redirects that an editor may choose. */
const statuses = [301, 302, 303, 307, 308]

/** Addresses that may lead to another host or run a script: `//host`, `\`, line breaks, other schemes. */
const unsafe = /^(\/\/|\\)|[\r\n\\]|^(?!https?:)[a-z][a-z0-9+.-]*:/i

/** An address with its scheme, or a path on our site: `about` counts as `/about`. */
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

/**
 * Percent-encodes characters that a header cannot contain. Encoded characters stay, and halves of surrogate
 * pairs are removed.
 */
const forHeader = (to: string): string =>
  to.replace(/\p{Cs}/gu, '').replace(/[^\x21-\x7e]+/g, encodeURIComponent)

/**
 * Reads the `redirect` of an entry; undefined when it has none. A missing target, a number (such as 404), and
 * an address with another scheme than http(s) all mean `missing`. The status is 302 unless a map of `url` and
 * `status` names another of the `statuses`.
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
