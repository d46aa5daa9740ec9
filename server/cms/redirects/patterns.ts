import { encodePath } from '../../http/canonical-path.ts'
import { maxSafeLength } from './pattern-cost.ts'
import type { RedirectRow } from './redirect-rows.ts'

const maxPatternLength = 200
const tooSlow = 'the pattern could take too long'

/** What an expression finds in a path; nothing in one that is too long to be tried. */
export type MatchPath = (path: string) => RegExpExecArray | undefined

/** With a leading and without a trailing slash. */
export const normaliseSource = (source: string): string => `/${source.replace(/^\/+|\/+$/g, '')}`

/** The test of a wildcard or regex source; undefined for an exact one; a sentence for one that is refused. */
export function compilePattern(row: RedirectRow, source: string): MatchPath | string | undefined {
  const delimited = /^#(.*)#([a-z]*)$/s.exec(row.source)
  if (delimited) return safePattern(delimited[1] ?? '', delimited[2] ?? '')
  if (row.match === 'regex') return safePattern(row.source.replace(/^([/~@])(.*)\1$/s, '$2'), '')
  return source.includes('*') ? safePattern(wildcard(source), '') : undefined
}

/** `*` stands for anything; at the end of a path also for nothing: `/old/*` fits `/old`. */
function wildcard(source: string): string {
  const parts = source.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return `^${parts.join('(.*)')}$`.replace(/\/\(\.\*\)\$$/, '(?:/(.*))?$')
}

function safePattern(text: string, flags: string): MatchPath | string {
  if (text.length > maxPatternLength) return `the pattern is longer than ${maxPatternLength} characters`
  const longest = maxSafeLength(text)
  if (longest === undefined) return tooSlow
  try {
    const test = new RegExp(text, flags.replace(/[^iu]/g, ''))
    return (path) => (path.length > longest ? undefined : (test.exec(path) ?? undefined))
  } catch {
    return 'the pattern is no regular expression'
  }
}

/**
 * Puts captured text into `$1` and `*`. It cannot start with a slash, so that it can never name another host.
 */
export function fillCaptures(target: string, captured: (index: number) => string): string {
  const encoded = (index: number) => encodePath(captured(index).replace(/^[/\\]+/, ''))
  return target
    .replace(/\$(\d)|\*/g, (_, digit?: string) => encoded(Number(digit ?? 1)))
    .replace(/(.)\/$/, '$1')
}
