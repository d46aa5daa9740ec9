import safeRegex from 'safe-regex2'

/** Maximum number of steps that an expression may need for one path, which take a few milliseconds. */
const maxSteps = 1_000_000
/** Maximum characters of a path that is matched against an expression, however cheap the expression is. */
const maxLength = 256
/** Characters of a path. An expression that is too slow for paths of this length is refused. */
const minLength = 100

/**
 * Simplifies an expression to the parts that decide its cost: escapes and classes become single letters,
 * fixed repeats (`\d{4}`) go, and references to groups (`\1`), which cost as much as a repeat, become `*`.
 */
const simplify = (text: string): string =>
  text
    .replace(/\\[1-9k]/g, '*')
    .replace(/\\./gs, 'e')
    .replace(/\[[^\]]*\]/g, 'c')
    .replace(/(?<!\))\{\d+\}/g, '')

const count = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0

/** The number of ways through alternatives (`(a|b)(c|d)` has four), and the expression outside of groups. */
function unfold(bare: string): { readonly ways: number; readonly outer: string } {
  const groups: string[] = []
  let outer = bare
  for (let before = ''; before !== outer; ) {
    before = outer
    outer = outer.replace(/\(([^()]*)\)/g, (_, inner: string) => {
      groups.push(inner)
      return 'g'
    })
  }
  return { ways: [...groups, outer].reduce((ways, group) => ways * (1 + count(group, /\|/g)), 1), outer }
}

/**
 * Returns the maximum number of characters of paths that an editor's regular expression is matched with, so
 * that each match takes a few milliseconds; undefined for an expression that is too slow. The limit protects
 * from expressions that take exponential time (ReDoS). A path of length n can be divided over r repeats in
 * about nʳ/r! ways; an expression without `^` has one repeat more, and every `?` doubles the ways.
 */
export function maxSafeLength(text: string): number | undefined {
  const bare = simplify(text)
  // `safe-regex2` finds nested repeats, but not `(a|aa)+`, which costs as much: so no group may be repeated.
  // `safe-regex2` takes an optional group, `(a)?`, for a repeat, so the `?` is removed for its check.
  if (/\)(?:[*+]|\{\d)/.test(bare) || !safeRegex(text.replaceAll(')?', ')'))) return undefined
  const { ways, outer } = unfold(bare)
  const isAnchored = outer.startsWith('^') && !outer.includes('|')
  const repeats = count(bare, /[*+]|\{\d+,\d*\}/g) + (isAnchored ? 0 : 1)
  const options = count(bare, /(?<![(*+?}])\?/g)
  return lengthWithinBudget(repeats, ways * 2 ** options)
}

/**
 * The length n at which ways · nʳ/r! reaches `maxSteps`; undefined when paths of that length are too short.
 */
function lengthWithinBudget(repeats: number, ways: number): number | undefined {
  let divisions = maxSteps / ways
  for (let each = 2; each <= repeats; each++) divisions *= each
  if (repeats === 0) return divisions < 1 ? undefined : maxLength
  const length = Math.floor(divisions ** (1 / repeats))
  return length < minLength ? undefined : Math.min(length, maxLength)
}
