import { randomUUID } from 'node:crypto'
import type { Value } from '../../../../src/content/types.ts'
import { forEachInSteps, runSteps, type Steps, taken } from '../../../scheduling/steps.ts'
import { CmsError } from '../cms-error.ts'
import { type JsonLimits, type LongList, maxListDepth, scanJson, tooLarge } from './scan-json.ts'

/**
 * Member names that are removed: content has no use for them, and code that copies them onto objects could be
 * attacked through them (prototype pollution).
 */
const forbidden = ['__proto__', 'constructor', 'prototype'] as const

/**
 * Parses untrusted JSON from the content system within limits of depth and width, so that recursive code can
 * walk over the value without overflowing the stack. In steps: the items of a long list are parsed one part
 * after another.
 * @throws CmsError `malformed` for an empty body or bad JSON, `too-large` beyond the limits
 */
export function* parseJsonInSteps(bytes: Uint8Array, limits: JsonLimits): Steps<Value> {
  if (bytes.length === 0) throw new CmsError('malformed', 'The content system answered with an empty body')
  const list = bytes.length > maxUncheckedBytes ? yield* scanJson(bytes, limits) : undefined
  const value = list ? yield* parseDivided(bytes, list) : yield* parseWhole(bytes)
  yield
  yield* checkShape(value, limits)
  return value
}

/** The same at once. */
export const parseJson = (bytes: Uint8Array, limits: JsonLimits): Value =>
  runSteps(parseJsonInSteps(bytes, limits))

/**
 * Bodies up to this number of bytes are not scanned for depth before they are parsed: they cannot be nested
 * so deeply that the parser takes long, and the scan costs a third of the parsing.
 */
const maxUncheckedBytes = 32_768

function parseText(text: string): Value {
  try {
    return JSON.parse(text)
  } catch {
    // The parser's message is not passed on: it quotes the content.
    throw new CmsError('malformed', 'The content system answered with JSON that cannot be read')
  }
}

function* parseWhole(bytes: Uint8Array): Steps<Value> {
  // TextDecoder drops a byte order mark, which JSON.parse would refuse.
  const text = new TextDecoder().decode(bytes)
  yield
  return parseText(text)
}

/** Parses the items of a list in parts, and what is around the list with a mark in its place. */
function* parseDivided(bytes: Uint8Array, { start, end, commas }: LongList): Steps<Value> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const textOf = (from: number, to: number) => decoder.decode(bytes.subarray(from, to))
  const mark = randomUUID()
  const before = new TextDecoder().decode(bytes.subarray(0, start))
  const around = parseText(`${before}"${mark}"${textOf(end + 1, bytes.length)}`)
  const items: Value[] = []
  for (const [n, to] of [...commas, end].entries()) {
    yield
    const text = textOf((commas[n - 1] ?? start) + 1, to)
    // No item stands between two commas: a list of nothing would be one.
    for (const item of parseText(text.trim() === '' ? '' : `[${text}]`) as readonly Value[]) items.push(item)
  }
  if (around === mark) return items
  put(items, { holder: around, mark, levels: maxListDepth - 1 })
  return around
}

interface Place {
  readonly holder: Value
  /** What stands where the list belongs. */
  readonly mark: string
  /** Levels of members that are looked through. */
  readonly levels: number
}

/** Puts a list in its place. There is none where another member of the same name came later. */
function put(list: Value, { holder, mark, levels }: Place): void {
  if (!isObject(holder) || levels === 0) return
  for (const [name, member] of Object.entries(holder)) {
    if (member === mark) Object.defineProperty(holder, name, { value: list })
    else put(list, { holder: member, mark, levels: levels - 1 })
  }
}

/**
 * Checks depth and width of a value, and removes forbidden members. Not recursive, because a body that was
 * not scanned before may have thousands of levels, over which recursion would overflow the stack.
 */
function* checkShape(root: Value, limits: JsonLimits): Steps<void> {
  const pending: (readonly [value: object, depth: number])[] = isObject(root) ? [[root, 1]] : []
  yield* forEachInSteps(taken(pending), ([value, depth]) => {
    if (depth > limits.maxDepth) throw tooLarge(`more than ${limits.maxDepth} levels`)
    if (!Array.isArray(value)) for (const name of forbidden) Reflect.deleteProperty(value, name)
    const members: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
    if (members.length > limits.maxMembers)
      throw tooLarge(`more than ${limits.maxMembers} members in one list`)
    for (const member of members) if (isObject(member)) pending.push([member, depth + 1])
  })
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
