import safeRegex from 'safe-regex2'
import { encodePath } from '../../target.ts'
import type { Row } from './rows.ts'

const maxPatternLength = 200
/** Longer paths are not tried against patterns: an editor's expression is untrusted input. */
const maxTestedLength = 256
const maxRepeats = 3
const maxOptions = 5
const tooSlow = 'the pattern could take too long'

/** With a leading and without a trailing slash. */
export const normalise = (source: string): string => `/${source.replace(/^\/+|\/+$/g, '')}`

/** The expression of a wildcard or regex source; undefined for an exact one; a sentence for one that is refused. */
export function toPattern(row: Row, source: string): RegExp | string | undefined {
  const delimited = /^#(.*)#([a-z]*)$/s.exec(row.source)
  if (delimited) return safePattern(delimited[1] ?? '', delimited[2] ?? '')
  if (row.match === 'regex') return safePattern(row.source.replace(/^([/~@])(.*)\1$/s, '$2'), '')
  return source.includes('*') ? wildcard(source) : undefined
}

/** `*` stands for anything; at the end of a path also for nothing: `/old/*` fits `/old`. */
function wildcard(source: string): RegExp | string {
  const parts = source.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  if (parts.length > maxRepeats + 1 || source.length > maxPatternLength) return tooSlow
  return new RegExp(`^${parts.join('(.*)')}$`.replace(/\/\(\.\*\)\$$/, '(?:/(.*))?$'))
}

/** Nested repeats, which `safe-regex2` finds, are not the only ones: `(a|aa)+` and `a?a?a?…` cost as much. */
function isQuick(text: string): boolean {
  const bare = text.replace(/\\./gs, 'e').replace(/\[[^\]]*\]/g, 'c')
  const repeats = bare.match(/[*+]|\{\d+(?:,\d*)?\}/g)?.length ?? 0
  const options = bare.match(/(?<![(*+?}])\?/g)?.length ?? 0
  if (repeats > maxRepeats || options > maxOptions || /\)(?:[*+]|\{\d)/.test(bare)) return false
  // For `safe-regex2` an optional group is a repeat.
  return safeRegex(text.replaceAll(')?', ')'))
}

function safePattern(text: string, flags: string): RegExp | string {
  if (text.length > maxPatternLength) return `the pattern is longer than ${maxPatternLength} characters`
  if (!isQuick(text)) return tooSlow
  try {
    return new RegExp(text, flags.replace(/[^iu]/g, ''))
  } catch {
    return 'the pattern is no regular expression'
  }
}

/** What the expression finds in a path. */
export const matchPattern = (test: RegExp, path: string): RegExpExecArray | undefined =>
  path.length > maxTestedLength ? undefined : (test.exec(path) ?? undefined)

/** Puts captured text into `$1` and `*`. It cannot start with a slash, so that it can never name another host. */
export function fill(target: string, captured: (index: number) => string): string {
  const encoded = (index: number) => encodePath(captured(index).replace(/^[/\\]+/, ''))
  return target
    .replace(/\$(\d)|\*/g, (_, digit?: string) => encoded(Number(digit ?? 1)))
    .replace(/(.)\/$/, '$1')
}
