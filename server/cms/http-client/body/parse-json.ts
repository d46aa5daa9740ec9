import type { Value } from '../../../../src/content/types.ts'
import { CmsError } from '../cms-error.ts'
import type { HttpClientLimits } from '../limits.ts'

type Limits = Pick<HttpClientLimits, 'maxDepth' | 'maxMembers'>

/**
 * Own members with these names have no meaning in content, and one for every object (I rows: prototype
 * pollution).
 */
const forbidden = ['__proto__', 'constructor', 'prototype'] as const

/**
 * Reads JSON that may be anything: neither its depth nor its width can hurt the recursive readers after it
 * (L7, Z37).
 * @throws CmsError `malformed`, `too-large`
 */
export function parseJson(bytes: Uint8Array, limits: Limits): Value {
  if (bytes.length === 0) throw new CmsError('malformed', 'The content system answered with an empty body')
  if (bytes.length > shortEnough) checkDepth(bytes, limits)
  const value = parse(bytes)
  checkShape(value, limits)
  return value
}

/**
 * Bytes that cannot hold so many levels that the parser takes long: it costs a third of what reading them
 * does to count.
 */
const shortEnough = 32_768

const [quote, backslash] = [0x22, 0x5c]
/** What a bracket adds to the depth, by its byte: `[` `{` and `]` `}`. */
const steps = new Int8Array(256)
for (const byte of [0x5b, 0x7b]) steps[byte] = 1
for (const byte of [0x5d, 0x7d]) steps[byte] = -1

/** Before anything is made of it: the parser alone takes most of a second for millions of levels (Z37). */
function checkDepth(bytes: Uint8Array, { maxDepth }: Limits): void {
  let depth = 0
  let isText = false
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] as number
    if (byte === quote) isText = !isText
    else if (isText && byte === backslash) i++
    else if (!isText) depth += steps[byte] as number
    if (depth > maxDepth) throw beyond(`more than ${maxDepth} levels`)
  }
}

function parse(bytes: Uint8Array): Value {
  try {
    // Takes a byte order mark away.
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    // The parser's own message would repeat a part of the content.
    throw new CmsError('malformed', 'The content system answered with JSON that cannot be read')
  }
}

/** Without recursion: 10,000 levels parse, and would overflow the stack of whatever walks over them. */
function checkShape(root: Value, limits: Limits): void {
  const rest: (readonly [value: object, depth: number])[] = isObject(root) ? [[root, 1]] : []
  for (let next = rest.pop(); next; next = rest.pop()) {
    const [value, depth] = next
    if (depth > limits.maxDepth) throw beyond(`more than ${limits.maxDepth} levels`)
    if (!Array.isArray(value)) for (const name of forbidden) Reflect.deleteProperty(value, name)
    const members: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
    if (members.length > limits.maxMembers) throw beyond(`more than ${limits.maxMembers} members in one list`)
    for (const member of members) if (isObject(member)) rest.push([member, depth + 1])
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const beyond = (what: string) => new CmsError('too-large', `The content system answered with ${what}`)
