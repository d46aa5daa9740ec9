/** How wide running text is in the fonts that nearly every computer has, to measure others against. */

/** How often a letter occurs in a thousand characters of Dutch, English and German text, with spaces. */
const frequencies: Readonly<Record<string, number>> = {
  ...{ ' ': 160, e: 140, n: 75, a: 58, t: 58, i: 58, r: 55, s: 50, o: 45, d: 42, h: 37, l: 32, u: 28 },
  ...{ g: 25, m: 24, c: 21, w: 16, v: 14, b: 14, k: 13, f: 13, p: 13, z: 8, j: 5, y: 7, x: 1, q: 1 },
}
const total = Object.values(frequencies).reduce((sum, count) => sum + count, 0)

/** The mean width of a character of running text. `widthOf` is the width of one character. */
export const meanWidth = (widthOf: (character: string) => number): number =>
  Object.entries(frequencies).reduce((sum, [letter, count]) => sum + count * widthOf(letter), 0) / total

const alphabet = 'abcdefghijklmnopqrstuvwxyz '
/** Widths of a to z and of the space, in 2,048ths of the size. */
const mean = (widths: readonly number[]): number =>
  meanWidth((letter) => widths[alphabet.indexOf(letter)] ?? 0) / 2048

/** A font of the system, by its names on Windows, macOS and Linux, with its mean width in parts of the size. */
export interface SystemFont {
  readonly names: readonly string[]
  readonly meanWidth: number
}

const arial: SystemFont = {
  names: ['Arial', 'Liberation Sans'],
  meanWidth: mean([
    ...[1139, 1139, 1024, 1139, 1139, 569, 1139, 1139, 455, 455, 1024, 455, 1706, 1139],
    ...[1139, 1139, 1139, 682, 1024, 569, 1139, 1024, 1479, 1024, 1024, 1024, 569],
  ]),
}
const arialBold: SystemFont = {
  names: ['Arial Bold', 'Liberation Sans Bold'],
  meanWidth: mean([
    ...[1139, 1251, 1139, 1251, 1139, 682, 1251, 1251, 569, 569, 1139, 569, 1821, 1251],
    ...[1251, 1251, 1251, 797, 1139, 682, 1251, 1139, 1593, 1139, 1139, 1024, 569],
  ]),
}
const times: SystemFont = {
  names: ['Times New Roman', 'Liberation Serif'],
  meanWidth: mean([
    ...[909, 1024, 909, 1024, 909, 682, 1024, 1024, 569, 569, 1024, 569, 1593, 1024],
    ...[1024, 1024, 1024, 682, 797, 569, 1024, 1024, 1479, 1024, 1024, 909, 512],
  ]),
}
const timesItalic: SystemFont = {
  names: ['Times New Roman Italic', 'Liberation Serif Italic'],
  meanWidth: mean([
    ...[1024, 1024, 909, 1024, 909, 569, 1024, 1024, 569, 569, 909, 569, 1479, 1024],
    ...[1024, 1024, 1024, 797, 797, 569, 1024, 909, 1366, 909, 909, 797, 512],
  ]),
}

const arialItalic: SystemFont = { ...arial, names: ['Arial Italic', 'Liberation Sans Italic'] }

/** The system's font that stands in for one of the same kind. */
export function systemFontFor({ isBold, isItalic, isSerif }: FontKind): SystemFont {
  if (isItalic) return isSerif ? timesItalic : arialItalic
  if (isSerif && !isBold) return times
  return isBold ? arialBold : arial
}

/** What decides which font of the system stands in. */
export interface FontKind {
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly isSerif: boolean
}
