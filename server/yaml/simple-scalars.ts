/** Keys and texts of simple YAML: in one line, and read as the package reads them. */
import type { Value } from '../../src/content/types.ts'
import { scalars } from './scalars.ts'

/** Thrown where YAML is not simple: its parser gives up, and the package parses the text. */
export class NotSimple extends Error {
  override name = 'NotSimple'
}

/** How a text without quotes may begin: any other sign, and a dash without a digit, has a meaning in YAML. */
const plainStart = /^(?:[^\s\-?:,[\]{}#&*!|>'"%@`]|-[\d.])/
/** What has a meaning inside a text without quotes: the end of a key, and a comment. */
const meaningful = /:(?: |$)| #/
/** How a text begins that may be more than a text, such as a number. */
const scalarStart = /^(?:[-+.~\d]|(?:null|true|false)$)/i

/** The value of a text without quotes. @throws NotSimple when it is more than that */
export function plainScalar(written: string): Value {
  if (!plainStart.test(written) || meaningful.test(written)) throw new NotSimple()
  const scalar = scalarStart.test(written) && scalars.find(({ test }) => test.test(written))
  return scalar ? (scalar.resolve(written) as Value) : written
}

/** In quotes: apostrophes are doubled in `'`, and a backslash stands before some signs in `"`. */
const single = /^'([^']*(?:''[^']*)*)'$/
const double = /^"[^"\\]*(?:\\["\\/bfnrt][^"\\]*)*"$/

/** The text in quotes; undefined without quotes. @throws NotSimple when it does not end, or more follows */
export function quotedText(written: string): string | undefined {
  if (written.startsWith('"')) {
    if (!double.test(written)) throw new NotSimple()
    return written.includes('\\') ? JSON.parse(written) : written.slice(1, -1)
  }
  if (!written.startsWith("'")) return undefined
  const [, text] = single.exec(written) ?? []
  if (text === undefined) throw new NotSimple()
  return text.replaceAll("''", "'")
}

/** Where the key ends that a line begins with; 0 without a key. */
export function keyEnd(line: string): number {
  const [quote = ''] = line
  if (quote === '"' || quote === "'") {
    const end = line.indexOf(quote, 1) + 1
    return /^:(?: |$)/.test(line.slice(end, end + 2)) ? end : 0
  }
  const colon = line.indexOf(': ')
  return Math.max(0, colon < 0 && line.endsWith(':') ? line.length - 1 : colon)
}

/** Maximum characters of a key. The package refuses those that are longer than 1,024. */
const maxKey = 500

/** A key as text. @throws NotSimple for one that is not an own text, or that plain objects cannot have */
export function keyText(written: string): string {
  const key = quotedText(written) ?? plainScalar(written)
  if (key === null || key === '__proto__' || key === '<<' || written.endsWith(' ') || written.length > maxKey)
    throw new NotSimple()
  return String(key)
}
