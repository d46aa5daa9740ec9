/** Compiles redirect sources with wildcards or regular expressions, and puts captured text into targets. */
import { encodePath } from '../../http/canonical-path.ts'
import { maxSafeLength } from './pattern-cost.ts'
import type { RedirectRow } from './redirect-rows.ts'

/** Maximum characters of an expression. */
const maxPatternLength = 200
const tooSlow = 'the pattern could take too long'

/** Matches a path against an expression. A path that is too long for the expression does not match. */
export type MatchPath = (path: string) => RegExpExecArray | undefined

/** Gives a source a slash at its start and none at its end. */
export const normalizeSource = (source: string): string => `/${source.replace(/^\/+|\/+$/g, '')}`

/**
 * Compiles a source with a wildcard or a regular expression. Undefined for an exact source; a string says why
 * a source is refused.
 */
export function compilePattern(row: RedirectRow, source: string): MatchPath | string | undefined {
  // `#^/old/(.*)#i` with flags, as one add-on writes expressions; others write `/…/`, `~…~` or `@…@`.
  const delimited = /^#(.*)#([a-z]*)$/s.exec(row.source)
  if (delimited) return safePattern(delimited[1] ?? '', delimited[2] ?? '')
  if (row.match === 'regex') return safePattern(row.source.replace(/^([/~@])(.*)\1$/s, '$2'), '')
  return source.includes('*') ? safePattern(wildcardExpression(source), '') : undefined
}

/**
 * The expression for a source with wildcards. `*` matches any text. At the end of a path it matches nothing
 * as well: `/old/*` matches `/old`.
 */
function wildcardExpression(source: string): string {
  const parts = source.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return `^${parts.join('(.*)')}$`.replace(/\/\(\.\*\)\$$/, '(?:/(.*))?$')
}

/**
 * Compiles an expression, or returns a string that says why it is refused. Of its flags `i` and `u` count.
 */
function safePattern(text: string, flags: string): MatchPath | string {
  if (text.length > maxPatternLength) return `the pattern is longer than ${maxPatternLength} characters`
  const maxLength = maxSafeLength(text)
  if (maxLength === undefined) return tooSlow
  try {
    const test = new RegExp(text, flags.replace(/[^iu]/g, ''))
    return (path) => (path.length > maxLength ? undefined : (test.exec(path) ?? undefined))
  } catch {
    return 'the pattern is no regular expression'
  }
}

/**
 * Replaces `$1` to `$9` and `*`, which is the first capture, in a target by captured text, percent-encoded.
 * Slashes at the start of captured text are removed, so that `//` cannot lead to another host.
 */
export function fillCaptures(target: string, captured: (index: number) => string): string {
  const encoded = (index: number) => encodePath(captured(index).replace(/^[/\\]+/, ''))
  return target
    .replace(/\$(\d)|\*/g, (_, digit?: string) => encoded(Number(digit ?? 1)))
    .replace(/(.)\/$/, '$1')
}
