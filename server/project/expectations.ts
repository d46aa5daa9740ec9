/** How mistakes are worded: what a value must be, what it is, and what was probably meant. */
import type * as v from 'valibot'
import type { YamlFile } from '../yaml/read-yaml.ts'
import { nearestName } from './nearest-name.ts'
import type { Problem } from './problem.ts'

/** Maximum number of characters of a value in a message. */
const maxShown = 60

/** A value of a file as a message names it. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (value instanceof Map) return 'a map'
  const text = String(value ?? '')
  return text === '' ? 'empty' : JSON.stringify(text.length > maxShown ? `${text.slice(0, maxShown)}…` : text)
}

/** ` (did you mean cards?)`, or nothing. */
const question = (name: string | undefined): string => (name === undefined ? '' : ` (did you mean ${name}?)`)

/**
 * Creates the message for a value that is not what it must be.
 * @param names the known names, of which one may have been meant
 * @param translate the known name for a word that means the same
 */
export const mustBe =
  (what: string, names: readonly string[] = [], translate?: (word: string) => string | undefined) =>
  ({ input }: { readonly input: unknown }): string => {
    const meant = typeof input === 'string' ? (translate?.(input) ?? nearestName(input, names)) : undefined
    return `must be ${what}, not ${shown(input)}${question(meant)}`
  }

/**
 * The message for a key that is none of the known ones.
 * @param meant all names of which one may have been meant
 */
export const unknownKey = (key: unknown, names: readonly string[], meant: Iterable<string> = names): string =>
  `does not know ${shown(key)}: its keys are ${names.join(', ')}${question(nearestName(String(key), [...meant]))}`

/** `sets.team.hide[2]`: the path to a value in words of the file. */
const nameOf = (path: readonly unknown[]): string =>
  path
    .map((key, index) => (typeof key === 'number' ? `[${key + 1}]` : `${index > 0 ? '.' : ''}${key}`))
    .join('')

/** The mistake that an issue of a schema tells of, with its line. */
export function problemOf(issue: v.BaseIssue<unknown>, lineOf: YamlFile['lineOf']): Problem {
  const path = (issue.path ?? []).map(({ key }) => key)
  // An unknown key has its own line, and its map is what does not know it.
  const named = issue.path?.at(-1)?.origin === 'key' ? path.slice(0, -1) : path
  return { line: lineOf(path), text: `${nameOf(named) || 'the file'} ${issue.message}` }
}
