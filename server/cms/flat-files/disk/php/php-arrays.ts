/** Reads the arrays in configuration files of PHP. The files are never run: only their texts are read. */

/**
 * Comments and strings of PHP: what looks like a comment inside of a string is none. One without an end goes
 * as far as the text, so that it is looked for once.
 */
const commentOrString =
  /\/\*[\s\S]*?(?:\*\/|$)|(?:\/\/|#(?!\[))[^\n]*|'(?:[^'\\]|\\[\s\S]?)*(?:'|$)|"(?:[^"\\]|\\[\s\S]?)*(?:"|$)/g
const strings = /'((?:[^'\\]|\\[\s\S]?)*)(?:'|$)|"((?:[^"\\]|\\[\s\S]?)*)(?:"|$)/g

const isString = (part: string): boolean => part.startsWith("'") || part.startsWith('"')

/** The text of a PHP file without its comments. */
export const withoutComments = (php: string): string =>
  php.replace(commentOrString, (part) => (isString(part) ? part : ' '))

const isClosed = (text: string): boolean => text.length > 1 && text.endsWith(text.charAt(0))

/** The texts in an expression: `env('APP_URL').'/storage'` has `APP_URL` and `/storage`. */
export const textsIn = (expression: string): readonly string[] =>
  [...expression.matchAll(strings)].flatMap(([whole, single, double]) =>
    isClosed(whole) ? [single ?? double ?? ''] : [],
  )

/** The texts in an expression that are addresses, without their hosts: `http://x/img` is `/img`. */
export const pathsIn = (expression: string): readonly string[] =>
  textsIn(expression)
    .map((text) => text.replace(/^(?:https?:)?\/\/[^/]*/i, ''))
    .filter((text) => text.startsWith('/'))

/** Where a string that begins at `start` ends: the index after its closing quote. */
function stringEnd(php: string, start: number): number {
  let at = start + 1
  while (at < php.length && php[at] !== php[start]) at += php[at] === '\\' ? 2 : 1
  return at + 1
}

/** A sign outside of strings: where it stands, and how many brackets are open behind it. */
interface PhpSign {
  readonly sign: string
  readonly at: number
  readonly level: number
}

/** The signs from `start` on that are in no string. A string counts as one sign, its closing quote. */
function* signsIn(php: string, start: number): Generator<PhpSign> {
  let level = 0
  for (let at = start; at < php.length; at += 1) {
    const sign = php[at] ?? ''
    if (isString(sign)) at = stringEnd(php, at) - 1
    else if ('[('.includes(sign)) level += 1
    else if ('])'.includes(sign)) level -= 1
    yield { sign, at, level }
  }
}

/** Divides the text from `start` on at the commas of its own level, up to the bracket that closes it. */
function membersFrom(php: string, start: number): readonly string[] {
  const members: string[] = []
  let begin = start
  for (const { sign, at, level } of signsIn(php, start)) {
    if (level >= 0 && !(sign === ',' && level === 0)) continue
    members.push(php.slice(begin, at))
    begin = at + 1
    if (level < 0) break
  }
  return members
}

const arrow = /^\s*(['"])([^'"]+)\1\s*=>\s*([\s\S]*)$/

/** A member of an array: its name, and the PHP expression of its value. */
export type PhpMember = readonly [name: string, expression: string]

/** The members of the array whose bracket opens before `start`. */
const membersOf = (php: string, start: number): readonly PhpMember[] =>
  membersFrom(php, start).flatMap((member) => {
    const [, , name, expression] = arrow.exec(member) ?? []
    return name && expression && name !== '__proto__' ? [[name, expression] as const] : []
  })

/** The members by name of an expression that is an array: `['root' => x, 'url' => y]`; else none. */
export function memberMap(expression: string): ReadonlyMap<string, string> {
  const start = expression.search(/[[(]/) + 1
  return new Map(start > 0 ? membersOf(expression, start) : [])
}

/**
 * The members of the array with a name: `'disks' => [...]`; undefined where there is none.
 * @param php without comments
 */
export function arrayIn(php: string, name: string): readonly PhpMember[] | undefined {
  const opening = new RegExp(`(['"])${name}\\1\\s*=>\\s*(?:\\[|array\\s*\\()`, 'i').exec(php)
  return opening ? membersOf(php, opening.index + opening[0].length) : undefined
}

/** Whether every bracket and string of a PHP file without comments is closed. */
export function isComplete(php: string): boolean {
  let open = 0
  for (const { at, level } of signsIn(php, 0)) {
    if (level < 0 || at >= php.length) return false
    open = level
  }
  return open === 0
}
