/** Reads the names that projects give to fields and sets, in any spelling, as lists of plain words. */
import { memoBounded } from '../../shared/memo.ts'

/** Letters that projects spell in two ways: `überschrift` and `ueberschrift`. */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Characters of a handle that are read. */
const maxLength = 80

/**
 * Splits a handle into words in lower case: `heroTitle`, `hero-title` and `Hero title` become `['hero',
 * 'title']`, `Überschrift2` becomes `['ueberschrift', '2']`.
 */
export const handleWords = memoBounded((handle: string): readonly string[] =>
  handle
    .slice(0, maxLength)
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1_$2')
    .replace(/(\p{L})(\d)/gu, '$1_$2')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean),
)

/** A list of words that are separated by spaces, as a set. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** The handle in one spelling: words in lower case with `_` between them. */
export const plainHandle = (handle: string): string => handleWords(handle).join('_')
