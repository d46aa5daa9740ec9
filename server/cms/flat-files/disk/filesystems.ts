/** Reads the disks that `config/filesystems.php` describes. The file is never run: only its texts are read. */
import type { Value, Values } from '../../../../src/content/types.ts'

/** Comments and strings of PHP: what looks like a comment inside of a string is none. */
const commentOrString = /\/\*[\s\S]*?\*\/|(?:\/\/|#(?!\[))[^\n]*|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g
const strings = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g

const isString = (part: string): boolean => part.startsWith("'") || part.startsWith('"')
const withoutComments = (php: string): string =>
  php.replace(commentOrString, (part) => (isString(part) ? part : ' '))

/** The texts in an expression: `env('APP_URL').'/storage'` has `APP_URL` and `/storage`. */
const textsIn = (expression: string): readonly string[] =>
  [...expression.matchAll(strings)].map(([, single, double]) => single ?? double ?? '')

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
const membersOf = (php: string, start: number): readonly (readonly [name: string, expression: string])[] =>
  membersFrom(php, start).flatMap((member) => {
    const [, , name, expression] = arrow.exec(member) ?? []
    return name && expression && name !== '__proto__' ? [[name, expression] as const] : []
  })

/** Folders of a Laravel project by the function that names them. */
const folders: Readonly<Record<string, string>> = {
  public_path: 'public/',
  storage_path: 'storage/',
  base_path: '',
}

/** `public_path('img')` → `public/img`; undefined for a folder outside of the project. */
function rootIn(expression: string): string | undefined {
  const [, name, rest] = /\b(public_path|storage_path|base_path)\s*\(([\s\S]*)$/.exec(expression) ?? []
  if (name === undefined || rest === undefined) return undefined
  const segments = `${folders[name]}${textsIn(rest).join('/')}`
    .split('/')
    .filter((part) => !/^\.?$/.test(part))
  return segments.includes('..') ? undefined : segments.join('/')
}

/** The path that an address ends with: `env('APP_URL').'/storage'` → `/storage`. */
function pathIn(expression: string): string | undefined {
  const texts = textsIn(expression).map((text) => text.replace(/^(?:https?:)?\/\/[^/]*/i, ''))
  return texts.findLast((text) => /^\/./.test(text))?.replace(/\/+$/, '')
}

function readDisk(expression: string): Values {
  const start = expression.search(/[[(]/) + 1
  const members = new Map(start > 0 ? membersOf(expression, start) : [])
  return { root: rootIn(members.get('root') ?? ''), url: pathIn(members.get('url') ?? '') }
}

/**
 * The disks of a project by name, each with its folder in the project (`root`) and the path of its address
 * (`url`), as far as they can be told: `{ disks: { assets: { root: 'public/assets', url: '/assets' } } }`.
 */
export function parseFilesystems(text: string): Value {
  const php = withoutComments(text)
  const opening = /(['"])disks\1\s*=>\s*(?:\[|array\s*\()/i.exec(php)
  if (!opening) return { disks: {} }
  const disks = membersOf(php, opening.index + opening[0].length)
  return { disks: Object.fromEntries(disks.map(([name, expression]) => [name, readDisk(expression)])) }
}
