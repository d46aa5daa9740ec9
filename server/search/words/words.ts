/** Matches the words in a text, with accents, which may be separate characters. */
export const everyWord = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

/** Number of letters by which words are distinguished; further letters are ignored. */
const maxWordLength = 40
const plain = /^[a-z0-9]*$/
const accents = /[\u0300-\u036f]/g
/** Replacements of letters that do not consist of a plain letter and an accent. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}
const special = /[ßæœøđðþłı]/g
/** Umlauts as written on a keyboard without them. */
const digraphs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }
const umlaut = /[äöü]/g

const replaced = (text: string, pattern: RegExp, by: Readonly<Record<string, string>>): string =>
  text.replace(pattern, (letter) => by[letter] ?? letter)

/** A word without its case and accents: `Überflutung` → `uberflutung`, `Straße` → `strasse`. */
export function foldWord(word: string): string {
  const lower = word.slice(0, maxWordLength).toLowerCase()
  if (plain.test(lower)) return lower
  return replaced(lower.normalize('NFKD').replace(accents, ''), special, letters)
}

/**
 * The forms by which a word of a text is found: folded, and folded with its umlauts written out:
 * `Überflutung` → `uberflutung` and `ueberflutung`.
 */
export function foldings(word: string): readonly string[] {
  const folded = foldWord(word)
  if (folded === word) return [folded]
  const lower = word.slice(0, maxWordLength).toLowerCase().normalize('NFC')
  const written = replaced(lower, umlaut, digraphs)
  return written === lower ? [folded] : [folded, foldWord(written)]
}

/** The words of a text. */
export const wordsIn = (text: string): readonly string[] => text.match(everyWord) ?? []
