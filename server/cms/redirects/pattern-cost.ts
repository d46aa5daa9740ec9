import safeRegex from 'safe-regex2'

/** The number of steps that an expression may need for one path: they take a few milliseconds. */
const maxSteps = 1_000_000
/** Characters of a path. Longer paths are not matched against expressions at all. */
const maxLength = 256
/** Characters of a path. An expression that is too slow for paths of this length is refused. */
const minLength = 100

/**
 * Replaces escapes, classes and fixed repeats of an expression by single letters, because they do not decide
 * its cost.
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
 * Returns the number of characters of the longest path that an expression matches in a few milliseconds;
 * undefined for an expression that is too slow. The limit protects from regular expressions that take
 * exponential time (ReDoS). A path of length n can be divided over r repeats in about nʳ/r! ways; an
 * expression without `^` has one repeat more, and every `?` doubles the ways.
 */
export function maxSafeLength(text: string): number | undefined {
  const bare = simplify(text)
  // `safe-regex2` finds nested repeats, but not `(a|aa)+`, which costs as much: so no group may be repeated.
  // It takes an optional group for a repeat, so its `?` is removed.
  if (/\)(?:[*+]|\{\d)/.test(bare) || !safeRegex(text.replaceAll(')?', ')'))) return undefined
  const { ways, outer } = unfold(bare)
  const isAnchored = outer.startsWith('^') && !outer.includes('|')
  const repeats = count(bare, /[*+]|\{\d+,\d*\}/g) + (isAnchored ? 0 : 1)
  const options = count(bare, /(?<![(*+?}])\?/g)
  return lengthWithinBudget(repeats, ways * 2 ** options)
}

/** The number of characters that need at most `maxSteps`; undefined when that is too short. */
function lengthWithinBudget(repeats: number, ways: number): number | undefined {
  let divisions = maxSteps / ways
  for (let each = 2; each <= repeats; each++) divisions *= each
  if (repeats === 0) return divisions < 1 ? undefined : maxLength
  const length = Math.floor(divisions ** (1 / repeats))
  return length < minLength ? undefined : Math.min(length, maxLength)
}
