/** Compares texts by their letters and digits alone, whatever markup and typography stand between them. */

/** The letters and digits of a text. */
export const squash = (text: string): string => text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '')

/** How many words a text has; signs alone are none. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** How often a squashed text stands in another, without overlaps. */
export const countIn = (whole: string, part: string): number =>
  part === '' ? 0 : whole.split(part).length - 1

/** Stands in the texts of test sites that visitors must not see. */
export const hiddenMark = 'VERBORGEN'
