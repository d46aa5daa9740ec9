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

/** Where a string that begins at `start` ends: the index after its closing quote. */
function stringEnd(php: string, start: number): number {
  let at = start + 1
  while (at < php.length && php[at] !== php[start]) at += php[at] === '\\' ? 2 : 1
  return at + 1
}

/** Divides the text from `start` on at the commas of its own level, up to the bracket that closes it. */
function membersFrom(php: string, start: number): readonly string[] {
  const members: string[] = []
  let level = 0
  let begin = start
  for (let at = start; at < php.length; at += 1) {
    const sign = php[at] ?? ''
    if (sign === "'" || sign === '"') at = stringEnd(php, at) - 1
    else if ('[('.includes(sign)) level += 1
    else if ('])'.includes(sign)) level -= 1
    if (level >= 0 && !(sign === ',' && level === 0)) continue
    members.push(php.slice(begin, at))
    begin = at + 1
    if (level < 0) break
  }
  return members
}

const arrow = /^\s*(['"])([^'"]+)\1\s*=>\s*([\s\S]*)$/

/** The members of an array by name: `['root' => x, 'url' => y]`. The values are expressions of PHP. */
export const membersOf = (
  php: string,
  start: number,
): readonly (readonly [name: string, expression: string])[] =>
  membersFrom(php, start).flatMap((member) => {
    const [, , name, expression] = arrow.exec(member) ?? []
    return name && expression && name !== '__proto__' ? [[name, expression] as const] : []
  })

/** A member of an array: its name, and the PHP expression of its value. */
export type PhpMember = readonly [name: string, expression: string]

/**
 * The members of the array with a name: `'disks' => [...]`; undefined where there is none.
 * @param php without comments
 */
export function arrayIn(php: string, name: string): readonly PhpMember[] | undefined {
  const opening = new RegExp(`(['"])${name}\\1\\s*=>\\s*(?:\\[|array\\s*\\()`, 'i').exec(php)
  return opening ? membersOf(php, opening.index + opening[0].length) : undefined
}

/** Whether every bracket of a PHP file without comments is closed. */
export function isComplete(php: string): boolean {
  let level = 0
  for (let at = 0; at < php.length; at += 1) {
    const sign = php[at] ?? ''
    if (sign === "'" || sign === '"') at = stringEnd(php, at) - 1
    else if ('[('.includes(sign)) level += 1
    else if ('])'.includes(sign)) level -= 1
    if (level < 0 || at >= php.length) return false
  }
  return level === 0
}
