/** Checks the addresses that the content links to, and reads links from the values of content sources. */
import type { Value } from '../types.ts'
import { isValues, memberOf } from './values.ts'

/** Matches addresses with an allowed scheme, followed by at least one character of a host or target. */
const schemes = /^(?:https?:\/\/[^/]|mailto:.|tel:.)/i
/** Matches `/path`, `#hash` and `?query`; not `//host` or `/\host`, which browsers take for another site. */
const sitePath = /^(?:\/(?![/\\])|#.|\?)/
/** Matches characters that an address must not hold unless they are encoded. */
const unusable = /[\s\\<>"`{}\p{Cc}]/u

/**
 * Returns an address that is safe in an `href`, with `%20` for spaces: a path of this site, `#hash`,
 * `?query`, http(s), mailto or tel. Undefined for any other text, and for more than 2048 characters.
 */
export function safeLink(value: string): string | undefined {
  const address = value.trim().replaceAll(' ', '%20')
  if (address.length > 2048 || unusable.test(address)) return undefined
  return sitePath.test(address) || schemes.test(address) ? address : undefined
}

/** Members of an object that may hold its address, the preferred one first. */
const linkMembers = [
  'path',
  'url',
  'href',
  'permalink',
  'link',
  'value',
  'koppeling',
  'doel',
  'ziel',
] as const

/**
 * Whether a value is an entry without an address of its own. Content systems mark such an entry by `uri:
 * false` or null, and give it the home page of its language as `url` (`/` or `/en/`).
 */
const hasNoAddress = (value: Value): boolean =>
  isValues(value) &&
  [false, null].includes(memberOf(value, 'uri') as null) &&
  /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?$/i.test(String(memberOf(value, 'url')))

/**
 * Reads the address of a link field, an entry or an asset, also from an object inside the value, and of a
 * list from its first item. Undefined where no safe address is found.
 */
export function linkOf(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return safeLink(value)
  if (depth > 2 || typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) return linkOf(value[0], depth + 1)
  if (hasNoAddress(value as Value)) return undefined
  for (const name of linkMembers) {
    const address = linkOf(memberOf(value, name), depth + 1)
    if (address) return address
  }
  return undefined
}
