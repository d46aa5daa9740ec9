/** Looks through the bytes of JSON before anything is parsed: for limits, and for places to divide it. */
import type { Steps } from '../../../scheduling/steps.ts'
import { CmsError } from '../cms-error.ts'
import type { HttpClientLimits } from '../limits.ts'

/** Limits of the depth and width of JSON. */
export type JsonLimits = Pick<HttpClientLimits, 'maxDepth' | 'maxMembers'>

/** A long list: an answer of the content system, or in one as `data` or as a field of an entry. */
export interface LongList {
  /** Where its brackets are. */
  readonly start: number
  readonly end: number
  /** Where commas between its items are: one after each hundred kilobytes or so. */
  readonly commas: readonly number[]
}

const [quote, backslash, comma, opening, closing] = [0x22, 0x5c, 0x2c, 0x5b, 0x5d]
/** How much each byte changes the depth: 1 for `[` and `{`, -1 for `]` and `}`. */
const steps = new Int8Array(256)
for (const byte of [opening, 0x7b]) steps[byte] = 1
for (const byte of [closing, 0x7d]) steps[byte] = -1

/** Bytes that are looked through in a step, which takes about a millisecond. */
const bytesInStep = 262_144
/** Minimum bytes of items that are parsed together. */
const partLength = 131_072

/** Levels down to which a list may be divided: the value itself, its members, and theirs. */
export const maxListDepth = 3

/** The error for JSON beyond a limit. */
export const tooLarge = (what: string) =>
  new CmsError('too-large', `The content system answered with ${what}`)

/** What was found of a list that has not ended, or has ended with commas to divide it at. */
interface OpenList {
  readonly start: number
  readonly depth: number
  readonly commas: number[]
  end: number
}

/**
 * Counts levels and members, because the parser takes most of a second for millions of either. Returns the first
 * long list.
 * @throws CmsError `too-large` beyond the limits
 */
export function* scanJson(
  bytes: Uint8Array,
  { maxDepth, maxMembers }: JsonLimits,
): Steps<LongList | undefined> {
  const members = new Int32Array(maxDepth + 2)
  let [depth, isText] = [0, false]
  let list: OpenList | undefined
  for (let at = 0; at < bytes.length; ) {
    const end = Math.min(at + bytesInStep, bytes.length)
    for (; at < end; at++) {
      const byte = bytes[at] as number
      if (byte === quote) isText = !isText
      else if (isText) at += byte === backslash ? 1 : 0
      else if (byte === comma) {
        members[depth] = (members[depth] as number) + 1
        if ((members[depth] as number) >= maxMembers)
          throw tooLarge(`more than ${maxMembers} members in one list`)
        if (list?.end === 0 && list.depth === depth && at - (list.commas.at(-1) ?? list.start) > partLength)
          list.commas.push(at)
      } else if (steps[byte] === 1) {
        depth += 1
        if (depth > maxDepth) throw tooLarge(`more than ${maxDepth} levels`)
        members[depth] = 0
        if (byte === opening && depth <= maxListDepth && !list)
          list = { start: at, depth, commas: [], end: 0 }
      } else if (steps[byte] === -1) {
        if (list?.end === 0 && list.depth === depth) {
          const isLong = byte === closing && list.commas.length > 0
          if (isLong) list.end = at
          else list = undefined
        }
        depth = Math.max(depth - 1, 0)
      }
    }
    yield
  }
  return list?.end ? list : undefined
}
