/** Bounds what one page may hold, so that reading, rendering and keeping it stay a matter of a moment. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'

/** The most that the fields of one entry may hold. */
export const pageLimits = {
  /** Characters of all texts: a book of 400 pages. */
  characters: 1_000_000,
  /** Characters of one text. */
  text: 600_000,
  /** Texts, numbers, lists and objects: a table of 5,000 rows. */
  values: 50_000,
} as const

/** How much more a page may hold. */
interface Left {
  characters: number
  values: number
}

/**
 * What a page with these fields may hold besides them; undefined where they are beyond the limits. Looks at no
 * more than the limits allow.
 */
function leftBeside(fields: Values): Left | undefined {
  const left: Left = { ...pageLimits }
  const pending: Value[] = [fields]
  while (pending.length > 0) {
    const value = pending.pop()
    left.values -= 1
    if (typeof value === 'string') left.characters -= value.length
    const isTooLong = typeof value === 'string' && value.length > pageLimits.text
    if (left.values < 0 || left.characters < 0 || isTooLong) return undefined
    if (typeof value !== 'object' || value === null) continue
    const members: readonly Value[] = Array.isArray(value) ? value : Object.values(value)
    if (members.length > left.values) return undefined
    for (const member of members) pending.push(member)
  }
  return left
}

/** Bytes of a value beside its characters, roughly. */
const bytesOfValue = 16

/** Bytes that the fields of a page take in memory, roughly, and at most those of the largest page. */
export function sizeOfFields(fields: Values): number {
  const left = leftBeside(fields) ?? { characters: 0, values: 0 }
  return pageLimits.characters - left.characters + (pageLimits.values - left.values) * bytesOfValue
}

/** The beginning of a text, copied: a part of a string keeps the whole of it in memory. */
function startOf(text: string, length: number): string {
  if (text.length <= length) return text
  return Buffer.from(text.slice(0, length)).toString()
}

/** As much of a value as the page may still hold. Depth is bounded where content is parsed. */
function take(value: Value, left: Left): Value {
  left.values -= 1
  if (typeof value === 'string') {
    const text = startOf(value, Math.min(pageLimits.text, left.characters))
    left.characters -= text.length
    return text
  }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return [...takeEach(value.entries(), left)].map(([, item]) => item)
  return Object.fromEntries(takeEach(Object.entries(value), left))
}

/** As many of the members as the page may still hold, with their names. */
function* takeEach<Name>(members: Iterable<[Name, Value]>, left: Left): Iterable<[Name, Value]> {
  for (const [name, value] of members) {
    if (left.values <= 0 || left.characters <= 0) return
    yield [name, take(value, left)]
  }
}

/** Maximum characters of the fields that are taken before others: the title, dates, addresses. */
const shortText = 1_000

const isShort = (value: Value): boolean =>
  typeof value === 'string' ? value.length <= shortText : !isValues(value) && !Array.isArray(value)

/**
 * The fields of an entry as far as a page may hold them: the same object in all but the rarest cases. Short
 * fields are kept wherever they stand; of the others, the first.
 * @param report is told what was left out
 */
export function fitPage(fields: Values, report: (problem: string) => void): Values {
  if (leftBeside(fields)) return fields
  // The entry itself is one of its values.
  const left: Left = { ...pageLimits, values: pageLimits.values - 1 }
  const all = Object.entries(fields)
  const [short, long] = [
    all.filter(([, value]) => isShort(value)),
    all.filter(([, value]) => !isShort(value)),
  ]
  const taken = new Map(takeEach([...short, ...long], left))
  const { characters, text, values } = pageLimits
  const name = String(fields.title ?? fields.slug ?? fields.id ?? '').slice(0, 100)
  report(
    `The page "${name}" is cut: it may hold ${characters} characters, ${text} of them in one text, and ${values} values`,
  )
  return Object.fromEntries(all.flatMap(([key]) => (taken.has(key) ? [[key, taken.get(key)]] : [])))
}
