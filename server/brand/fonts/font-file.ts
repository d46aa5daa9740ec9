/** Reads a font file: its format, the weights and widths that it has, and its measures. */
import type { Font } from 'fontkit'
import { fileHash } from '../file-hash.ts'
import { meanWidth } from './letter-widths.ts'

/** Least and largest value of an axis; the same where the font has one value alone. */
export type Range = readonly [least: number, most: number]

/** A font that passed the checks. */
export interface FontFile {
  readonly format: FontFormat
  /** Name of the family, as the file says it. */
  readonly family: string
  readonly bytes: Buffer
  /** The `fileHash` of the bytes. */
  readonly hash: string
  readonly weight: Range
  /** In per cent. */
  readonly stretch: Range
  readonly isItalic: boolean
  readonly isSerif: boolean
  /** Height above and below the line, and the space between lines, in parts of the size. */
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  /** The mean width of a character of running text, in parts of the size. */
  meanWidth(weight: number, stretch: number): number
}

export type FontFormat = 'woff2' | 'woff' | 'ttf' | 'otf'

/** A font, or why it cannot be used: the end of a sentence that begins with its name. */
export type FontReading =
  | { readonly kind: 'read'; readonly font: FontFile }
  | { readonly kind: 'wrong'; readonly reason: string }

/** Maximum bytes of a font: one with all European letters and two axes has some 300,000. */
export const maxFontBytes = 2_000_000

/** The first four bytes of each format. */
const signatures: Readonly<Record<string, FontFormat>> = {
  wOF2: 'woff2',
  wOFF: 'woff',
  '\0\u0001\0\0': 'ttf',
  true: 'ttf',
  OTTO: 'otf',
}
const wrong = (reason: string): FontReading => ({ kind: 'wrong', reason })

/** Reads a font by its content, whatever its name says. */
export async function readFont(bytes: Buffer): Promise<FontReading> {
  const format = signatures[bytes.toString('latin1', 0, 4)]
  if (!format) return wrong('is no font: woff2, woff, ttf and otf are understood')
  const { create } = await import('fontkit')
  try {
    const font = create(bytes)
    if ('fonts' in font) return wrong('holds several fonts: give each a file of its own')
    if (!font.hasGlyphForCodePoint(0x61)) return wrong('has no Latin letters, not even an a')
    return { kind: 'read', font: describeFont(font, bytes, format) }
  } catch (err) {
    return wrong(`is damaged: ${(err as Error).message}`)
  }
}

const tidy = (value: number): number => Math.round(value)

function describeFont(font: Font, bytes: Buffer, format: FontFormat): FontFile {
  const { wght, wdth } = font.variationAxes
  const { usWeightClass, usWidthClass, sFamilyClass } = font['OS/2'] as unknown as Os2
  const weight = tidy(usWeightClass)
  const stretch = widths[usWidthClass - 1] ?? 100
  return {
    format,
    family: font.familyName,
    bytes,
    hash: fileHash(bytes),
    weight: wght ? [tidy(wght.min), tidy(wght.max)] : [weight, weight],
    stretch: wdth ? [wdth.min, wdth.max] : [stretch, stretch],
    isItalic: font.italicAngle !== 0 || (font['OS/2'].fsSelection as { italic?: boolean }).italic === true,
    isSerif: serifClasses.has(sFamilyClass >> 8),
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
    lineGap: font.lineGap / font.unitsPerEm,
    meanWidth: measure(font, bytes),
  }
}

/** Fields of the table `OS/2` that the types of fontkit leave out (OpenType 1.9). */
interface Os2 {
  readonly usWeightClass: number
  readonly usWidthClass: number
  readonly sFamilyClass: number
}
/** Per cent of a normal width, by `usWidthClass` from 1 on. */
const widths = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
/** Classes of families with serifs, in the upper byte of `sFamilyClass`. */
const serifClasses: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 7])

/** The parts of fontkit that vary the widths of letters, which it has no public function for in WOFF2. */
interface Varied {
  readonly HVAR: unknown
  readonly _variationProcessor: { getAdvanceAdjustment(glyph: number, table: unknown): number }
}
interface Internal {
  readonly fvar?: { readonly axis: readonly { readonly axisTag: string; readonly defaultValue: number }[] }
  readonly HVAR?: unknown
  readonly stream: { readonly constructor: new (bytes: Buffer) => unknown }
  readonly constructor: new (stream: unknown, coordinates: readonly number[]) => Varied
}

/** How much wider each letter is at a place of the axes; undefined where the font does not tell. */
function variedWidths(font: Font, bytes: Buffer, place: Readonly<Record<string, number>>) {
  const { fvar, HVAR, stream, constructor: Opened } = font as unknown as Internal
  if (!fvar || !HVAR) return undefined
  const coordinates = fvar.axis.map(({ axisTag, defaultValue }) => place[axisTag.trim()] ?? defaultValue)
  const varied = new Opened(new stream.constructor(bytes), coordinates)
  return (glyph: number): number => varied._variationProcessor.getAdvanceAdjustment(glyph, varied.HVAR)
}

const measure =
  (font: Font, bytes: Buffer): FontFile['meanWidth'] =>
  (weight, stretch) => {
    const adjustment = variedWidths(font, bytes, { wght: weight, wdth: stretch })
    const widthOf = (letter: string): number => {
      const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0x20)
      return glyph.advanceWidth + (adjustment?.(glyph.id) ?? 0)
    }
    return meanWidth(widthOf) / font.unitsPerEm
  }
