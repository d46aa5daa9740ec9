/** A word as it stands in a text. Its marks belong to it, whichever way they are written. */
export const everyWord = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

/** More letters of a word decide about nothing. */
const longest = 40
const plain = /^[a-z0-9]*$/
const marks = /[\u0300-\u036f]/g
/** Letters that are no other letter with a mark. */
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
/** Umlauts as they are written where a keyboard has none. */
const digraphs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }
const umlaut = /[äöü]/g

const replaced = (text: string, pattern: RegExp, by: Readonly<Record<string, string>>): string =>
  text.replace(pattern, (letter) => by[letter] ?? letter)

/** A word without its case and accents: `Überflutung` → `uberflutung`, `Straße` → `strasse`. */
export function foldWord(word: string): string {
  const lower = word.slice(0, longest).toLowerCase()
  if (plain.test(lower)) return lower
  return replaced(lower.normalize('NFKD').replace(marks, ''), special, letters)
}

/** All that a word of a text is found by: folded, and with its umlauts written out. */
export function foldings(word: string): readonly string[] {
  const folded = foldWord(word)
  if (folded === word) return [folded]
  const lower = word.slice(0, longest).toLowerCase().normalize('NFC')
  const written = replaced(lower, umlaut, digraphs)
  return written === lower ? [folded] : [folded, foldWord(written)]
}

/** The words of a text. */
export const wordsIn = (text: string): readonly string[] => text.match(everyWord) ?? []
