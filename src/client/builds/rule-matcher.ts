import type { RouteRules, RuleMatcher } from '../../shared/build-manifest.ts'
import { isRecord } from './fetch-build-info.ts'

/** One pattern of the manifest with its rules. */
interface RuleRow {
  readonly matches: (path: string) => boolean
  readonly rules: RouteRules
}

/** Turns a pattern into a test for paths. */
type PatternCompiler = (pattern: string) => RuleRow['matches']

/**
 * How the patterns of each table are read, from the table of lowest precedence to that of the highest. The
 * wildcard `/news` matches `/news` and all paths below `/news/`.
 */
const tables: Readonly<Record<keyof RuleMatcher, PatternCompiler>> = {
  wildcard: (pattern) => {
    const folder = pattern.endsWith('/') ? pattern : `${pattern}/`
    return (path) => `${path}/`.startsWith(folder)
  },
  dynamic: (pattern) => {
    const wanted = pattern.split('/')
    return (path) => {
      const segments = path.split('/')
      return (
        segments.length === wanted.length &&
        segments.every((segment, at) => matchesSegment(segment, wanted[at]))
      )
    }
  },
  static: (pattern) => (path) => path === pattern,
}

const matchesSegment = (segment: string, wanted: string | undefined): boolean =>
  wanted === '*' || wanted?.startsWith(':') ? segment !== '' : segment === wanted

/**
 * Returns a function that finds the rules of a canonical path in the `matcher` of a build manifest. All rules
 * whose patterns match are merged: static patterns override dynamic ones, these override wildcards, and
 * within a table the pattern that spells out more of a path wins. `:name` and `*` in a dynamic pattern stand
 * for any one segment: `/news/:slug` matches `/news/dikes`.
 * @throws TypeError when a table is missing, or the rules of a pattern are no object
 */
export function createRuleMatcher(matcher: unknown): (path: string) => RouteRules {
  const rows = Object.entries(tables).flatMap(([name, compile]) => readTable(matcher, name, compile))
  return (path) => Object.assign({}, ...rows.filter((row) => row.matches(path)).map(({ rules }) => rules))
}

function readTable(matcher: unknown, name: string, compile: PatternCompiler): RuleRow[] {
  const table = isRecord(matcher) ? matcher[name] : undefined
  if (!isRecord(table)) throw new TypeError(`The matcher has no table "${name}"`)
  return Object.entries(table)
    .sort(([one], [other]) => specificity(one) - specificity(other))
    .map(([pattern, rules]) => ({ matches: compile(pattern), rules: readRules(rules, pattern) }))
}

/** The length of a pattern without its placeholders: 8 for `/en/news`, 4 for `/en/:slug`. */
const specificity = (pattern: string): number => pattern.replaceAll(/\/(:[^/]*|\*)/g, '/').length

function readRules(row: unknown, pattern: string): RouteRules {
  if (!isRecord(row)) throw new TypeError(`The rules of ${pattern} are no object`)
  const { prerender, ttl } = row
  return {
    ...(typeof prerender === 'boolean' && { prerender }),
    ...(typeof ttl === 'number' && { ttl }),
  }
}
