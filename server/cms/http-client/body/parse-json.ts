import type { Value } from '../../../../src/content/types.ts'
import { CmsError } from '../cms-error.ts'
import type { HttpClientLimits } from '../limits.ts'

type JsonLimits = Pick<HttpClientLimits, 'maxDepth' | 'maxMembers'>

/**
 * Member names that are removed: content has no use for them, and code that copies them onto objects could be
 * attacked through them (prototype pollution).
 */
const forbidden = ['__proto__', 'constructor', 'prototype'] as const

/**
 * Parses untrusted JSON from the content system within limits of depth and width, so that recursive code can
 * walk over the value without overflowing the stack.
 * @throws CmsError `malformed` for an empty body or bad JSON, `too-large` beyond the limits
 */
export function parseJson(bytes: Uint8Array, limits: JsonLimits): Value {
  if (bytes.length === 0) throw new CmsError('malformed', 'The content system answered with an empty body')
  if (bytes.length > maxUncheckedBytes) checkDepth(bytes, limits)
  const value = parse(bytes)
  checkShape(value, limits)
  return value
}

/**
 * Bodies up to this number of bytes are not scanned for depth before they are parsed: they cannot be nested
 * so deeply that the parser takes long, and the scan costs a third of the parsing.
 */
const maxUncheckedBytes = 32_768

const [quote, backslash] = [0x22, 0x5c]
/** How much each byte changes the depth: 1 for `[` and `{`, -1 for `]` and `}`. */
const steps = new Int8Array(256)
for (const byte of [0x5b, 0x7b]) steps[byte] = 1
for (const byte of [0x5d, 0x7d]) steps[byte] = -1

/** Checks the depth before `JSON.parse` runs: the parser takes most of a second for millions of levels. */
function checkDepth(bytes: Uint8Array, { maxDepth }: JsonLimits): void {
  let depth = 0
  let isText = false
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] as number
    if (byte === quote) isText = !isText
    else if (isText && byte === backslash) i++
    else if (!isText) depth += steps[byte] as number
    if (depth > maxDepth) throw tooLarge(`more than ${maxDepth} levels`)
  }
}

function parse(bytes: Uint8Array): Value {
  try {
    // TextDecoder drops a byte order mark, which JSON.parse would refuse.
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    // The parser's message is not passed on: it quotes the content.
    throw new CmsError('malformed', 'The content system answered with JSON that cannot be read')
  }
}

/**
 * Checks depth and width of a value, and removes forbidden members. Not recursive, because a body that was
 * not scanned before may have thousands of levels, over which recursion would overflow the stack.
 */
function checkShape(root: Value, limits: JsonLimits): void {
  const pending: (readonly [value: object, depth: number])[] = isObject(root) ? [[root, 1]] : []
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [value, depth] = next
    if (depth > limits.maxDepth) throw tooLarge(`more than ${limits.maxDepth} levels`)
    if (!Array.isArray(value)) for (const name of forbidden) Reflect.deleteProperty(value, name)
    const members: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
    if (members.length > limits.maxMembers)
      throw tooLarge(`more than ${limits.maxMembers} members in one list`)
    for (const member of members) if (isObject(member)) pending.push([member, depth + 1])
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const tooLarge = (what: string) => new CmsError('too-large', `The content system answered with ${what}`)
