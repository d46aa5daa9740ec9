/** Checks the addresses that the content links to, and reads links from the values of content sources. */
import type { Value } from './types.ts'
import { isValues, memberOf } from './values.ts'

const schemes = /^(?:https?:\/\/[^/]|mailto:.|tel:.)/i
const sitePath = /^(?:\/(?![/\\])|#.|\?)/
const unusable = /[\s\\<>"`{}\p{Cc}]/u

/**
 * Returns an address that is safe in an `href`: a path of this site, `#hash`, `?query`, http(s), mailto or
 * tel. Undefined for any other text, and for more than 2048 characters.
 */
export function safeLink(value: string): string | undefined {
  const address = value.trim().replaceAll(' ', '%20')
  if (address.length > 2048 || unusable.test(address)) return undefined
  return sitePath.test(address) || schemes.test(address) ? address : undefined
}

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
 * Reads the address of a link field, an entry or an asset, also from objects and lists within it. Undefined
 * where no safe address is found.
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
