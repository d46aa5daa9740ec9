import safeRegex from 'safe-regex2'

/** Tries that an expression may cost on one path: a few milliseconds. */
const budget = 1_000_000
/** Longer paths are not tried against patterns: an editor's expression is untrusted input. */
const longest = 256
/** An expression that cannot be tried on paths of this length is of no use. */
const shortest = 100

/**
 * An expression with its escapes, classes and fixed repeats as single letters: what remains costs something.
 */
const bareOf = (text: string): string =>
  text
    .replace(/\\[1-9k]/g, '*')
    .replace(/\\./gs, 'e')
    .replace(/\[[^\]]*\]/g, 'c')
    .replace(/(?<!\))\{\d+\}/g, '')

const count = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0

/**
 * The number of ways through alternatives, `(a|b)(c|d)` has four, and what is left of the expression outside
 * groups.
 */
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
 * Up to which length of a path an expression is tried; undefined when it could take too long. A path of
 * length n can be divided over r repeats in about nʳ/r! ways; an expression that may start anywhere has one
 * repeat more, and every option doubles the ways.
 */
export function maxSafeLength(text: string): number | undefined {
  const bare = bareOf(text)
  // Nested repeats, which `safe-regex2` finds, are not the only ones: `(a|aa)+` costs as much. An optional
  // group is a repeat for it.
  if (/\)(?:[*+]|\{\d)/.test(bare) || !safeRegex(text.replaceAll(')?', ')'))) return undefined
  const { ways, outer } = unfold(bare)
  const isAnchored = outer.startsWith('^') && !outer.includes('|')
  const repeats = count(bare, /[*+]|\{\d+,\d*\}/g) + (isAnchored ? 0 : 1)
  const options = count(bare, /(?<![(*+?}])\?/g)
  return longestFor(repeats, ways * 2 ** options)
}

function longestFor(repeats: number, ways: number): number | undefined {
  let divisions = budget / ways
  for (let each = 2; each <= repeats; each++) divisions *= each
  if (repeats === 0) return divisions < 1 ? undefined : longest
  const length = Math.floor(divisions ** (1 / repeats))
  return length < shortest ? undefined : Math.min(length, longest)
}
