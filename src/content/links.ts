/** Addresses that the content may link to, and links in the shapes that content sources deliver. */
import type { Value } from './types.ts'
import { isValues, memberOf } from './values.ts'

const schemes = /^(?:https?:\/\/[^/]|mailto:.|tel:.)/i
const sitePath = /^(?:\/(?![/\\])|#.|\?)/
const unusable = /[\s\\<>"`{}\p{Cc}]/u

/**
 * An address that may stand in an `href`: a path of this site, `#hash`, http(s), mailto or tel. Anything else
 * is none.
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
 * An entry without an address of its own says `uri: false` and, by its language, `url: '/'` or `'/en/'`.
 */
const hasNoAddress = (value: Value): boolean =>
  isValues(value) &&
  [false, null].includes(memberOf(value, 'uri') as null) &&
  /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?$/i.test(String(memberOf(value, 'url')))

/** The address that a link field, an entry or an asset leads to; in an object also one level deeper. */
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
