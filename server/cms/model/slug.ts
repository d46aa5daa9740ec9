/** Creates slugs in the same way as the content system. */

/** Replacements of letters that Unicode does not decompose into a base letter and accents. */
// biome-ignore format: a table reads better in rows
const letters: Readonly<Record<string, string>> = {
  ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D',
  þ: 'th', Þ: 'TH', ł: 'l', Ł: 'L', ı: 'i', ħ: 'h', Ħ: 'H', ŋ: 'n', Ŋ: 'N', ĸ: 'k', ŉ: 'n', ſ: 's', ŧ: 't',
  Ŧ: 'T', ĳ: 'ij', Ĳ: 'IJ', ŀ: 'l', Ŀ: 'L', ƒ: 'f', ə: 'e', Ə: 'E', ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ª: 'a', º: 'o',
}

/** Replacements of letters that some languages write out. */
const languages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'AE', Ö: 'OE', Ü: 'UE' },
  da: { å: 'aa', Å: 'AA', ø: 'oe', Ø: 'OE' },
  nb: { å: 'aa', Å: 'AA', ø: 'oe', Ø: 'OE' },
  no: { å: 'aa', Å: 'AA', ø: 'oe', Ø: 'OE' },
}

const ascii = /^[\0-\x7f]*$/

/** Replaces letters by ASCII, accents by nothing, and all kinds of dashes by `-`. */
function transliterate(text: string, lang: string): string {
  if (ascii.test(text)) return text
  const own = languages[lang.toLowerCase().split(/[-_]/)[0] ?? ''] ?? {}
  const spelled = [...text.normalize('NFC')]
    .map((letter) => own[letter] ?? letters[letter] ?? letter)
    .join('')
  return spelled
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[‐-―]/g, '-')
}

/** Texts that are slugs already, as most names are. */
const plain = /^[a-z0-9_]+(?:-[a-z0-9_]+)*$/
const plainUri = /^[a-z0-9_/.]+(?:-[a-z0-9_/.]+)*$/

/**
 * Joins words with dashes. As in the content system only spaces and dashes divide words; the characters that
 * `others` matches are removed.
 */
const joined = (text: string, others: RegExp): string =>
  text
    .toLowerCase()
    .replaceAll('@', '-at-')
    .replace(others, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * Creates a slug: `Über Größe` → `uber-grosse`, in German `ueber-groesse`. '' for a name without a Latin
 * letter or digit.
 */
export const slugify = (text: string, lang: string): string =>
  plain.test(text) ? text : joined(transliterate(text, lang), /[^a-z0-9_\s-]+/g)

/** Turns a whole address into slugs, always by the rules for English; `/` and `.` stay. */
export const slugifyUri = (text: string): string =>
  plainUri.test(text) ? text : joined(transliterate(text, 'en'), /[^a-z0-9_/.\s-]+/g)
