/** Finds rules with patterns that never apply, because an earlier one takes all their requests. */
import type { MatchPath } from './patterns.ts'
import type { RedirectRow } from './redirect-rows.ts'
import type { RedirectFault } from './rule-faults.ts'

interface PatternRow {
  readonly row: RedirectRow
  readonly test: MatchPath
  /** The source without the prefix of the language. */
  readonly source: string
}

/**
 * A letter of no script: what takes it in the place of a wildcard takes any text there, and an expression for
 * certain letters or digits does not.
 */
const anyText = '\u{e000}'

/** A path that only a pattern for all requests of this row matches; undefined for a regular expression. */
const sampleOf = ({ row, source }: PatternRow): string | undefined =>
  row.match === 'regex' || row.source.startsWith('#') ? undefined : source.replaceAll('*', anyText)

/**
 * Yields once for each pattern: a fault where an earlier one takes all its requests. That takes as many tests
 * as there are earlier patterns, so the caller decides when to go on.
 */
export function* findShadowed(patterns: readonly PatternRow[]): Generator<RedirectFault | undefined> {
  for (const [index, pattern] of patterns.entries()) {
    const { row } = pattern
    const sample = sampleOf(pattern)
    const first = sample === undefined ? -1 : patterns.findIndex(({ test }) => test(sample))
    const isShadowed = first >= 0 && first < index
    const earlier = patterns[first]?.row.source ?? ''
    yield isShadowed
      ? {
          ...({ kind: 'shadowed', row, source: row.source } as const),
          message: `the earlier rule ${earlier} takes all its requests`,
        }
      : undefined
  }
}
