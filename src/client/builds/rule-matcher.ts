import type { RouteRules, RuleMatcher } from '../../shared/build-manifest.ts'
import { isRecord } from './fetch-build-info.ts'

interface Row {
  readonly covers: (path: string) => boolean
  readonly rules: RouteRules
}

type Covers = (pattern: string) => Row['covers']

/** How each table reads its keys, from the weakest table to the strongest. */
const tables: Readonly<Record<keyof RuleMatcher, Covers>> = {
  wildcard: (pattern) => {
    const folder = pattern.endsWith('/') ? pattern : `${pattern}/`
    return (path) => `${path}/`.startsWith(folder)
  },
  dynamic: (pattern) => {
    const wanted = pattern.split('/')
    return (path) => {
      const segments = path.split('/')
      return segments.length === wanted.length && segments.every((segment, at) => fits(segment, wanted[at]))
    }
  },
  static: (pattern) => (path) => path === pattern,
}

const fits = (segment: string, wanted: string | undefined): boolean =>
  wanted === '*' || wanted?.startsWith(':') ? segment !== '' : segment === wanted

/**
 * Finds the rules of a canonical path. All rows that cover it count, member by member: a static one before a
 * dynamic one, that before wildcards, and of wildcards the longest first. A segment `:name` or `*` of a
 * dynamic pattern stands for any one segment.
 * @throws TypeError when a table is missing or a row of it is no object
 */
export function createMatcher(matcher: unknown): (path: string) => RouteRules {
  const rows = Object.entries(tables).flatMap(([name, covers]) => readTable(matcher, name, covers))
  return (path) => Object.assign({}, ...rows.filter((row) => row.covers(path)).map(({ rules }) => rules))
}

function readTable(matcher: unknown, name: string, covers: Covers): Row[] {
  const table = isRecord(matcher) ? matcher[name] : undefined
  if (!isRecord(table)) throw new TypeError(`The matcher has no table "${name}"`)
  return Object.entries(table)
    .sort(([one], [other]) => weight(one) - weight(other))
    .map(([pattern, rules]) => ({ covers: covers(pattern), rules: readRules(rules, pattern) }))
}

/** The more of a path a pattern spells out, the stronger it is. */
const weight = (pattern: string): number => pattern.replaceAll(/\/(:[^/]*|\*)/g, '/').length

function readRules(row: unknown, pattern: string): RouteRules {
  if (!isRecord(row)) throw new TypeError(`The rules of ${pattern} are no object`)
  const { prerender, ttl } = row
  return {
    ...(typeof prerender === 'boolean' && { prerender }),
    ...(typeof ttl === 'number' && { ttl }),
  }
}
