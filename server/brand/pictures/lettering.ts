/** Sets text as outlines: a picture shows it the same on systems without fonts. */
import type { Font } from 'fontkit'

/** Text as outlines in pixels, from its left top corner. */
export interface Lettering {
  /** Elements of SVG, without a colour. */
  readonly markup: string
  readonly width: number
  readonly height: number
}

/** Sets texts, and none of a text where a letter is in no font, or where it is too long: half a name is none. */
export interface Typesetter {
  /** Sets a text as large as fits: words are wrapped, and letters become smaller where it is still too large. */
  paragraph(text: string, style: ParagraphStyle): Lettering | undefined
  /** The first letter of a text, `size` pixels high at most, around its middle. */
  initial(text: string, size: number): Lettering | undefined
}

export interface ParagraphStyle {
  readonly width: number
  readonly height: number
  /** Largest and smallest size of the letters, in pixels. */
  readonly sizes: readonly [most: number, least: number]
  /** Thickness that is added to the strokes, in parts of the size. */
  readonly weight: number
  /** Width of the letters, where 1 is that of the font. */
  readonly stretch: number
}

/** Height of a line in parts of the size. */
const lineHeight = 1.12
const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u

const hasLetter = (font: Font, letter: string): boolean =>
  font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)

const round = (pixels: number): string => (Math.round(pixels * 100) / 100).toString()

/** Letters of one font in a row: a typeface may come in several files. */
interface Run {
  readonly font: Font
  readonly text: string
}

/** The runs of a word; undefined where no font has one of its letters. */
function runsOf(fonts: readonly Font[], word: string): readonly Run[] | undefined {
  const runs: { font: Font; text: string }[] = []
  for (const letter of word) {
    const last = runs.at(-1)
    const font = [last?.font, ...fonts].find((each) => each && hasLetter(each, letter))
    if (!font) return undefined
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

interface Word {
  readonly runs: readonly Run[]
  /** In pixels. */
  readonly width: number
}

const advanceOf = ({ font, text }: Run): number => font.layout(text).advanceWidth / font.unitsPerEm

/** The words of a text, set in a size; undefined where no font has one of its letters. */
function wordsOf(fonts: readonly Font[], text: string, size: number): readonly Word[] | undefined {
  const words = text.normalize('NFC').split(/\s+/).filter(Boolean)
  const found = words.map((word) => {
    const runs = runsOf(fonts, word)
    return runs && { runs, width: runs.reduce((sum, run) => sum + advanceOf(run), 0) * size }
  })
  return found.every((each): each is NonNullable<typeof each> => each !== undefined) ? found : undefined
}

/** Puts words into lines of a width; a word that is too long has a line of its own. */
function wrap(words: readonly Word[], width: number, space: number): readonly (readonly Word[])[] {
  const lines: Word[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const word of words) {
    used += space + word.width
    if (used > width) {
      lines.push([])
      used = word.width
    }
    lines.at(-1)?.push(word)
  }
  return lines
}

const widthOf = (line: readonly Word[], space: number): number =>
  line.reduce((sum, word) => sum + word.width, space * (line.length - 1))

interface Place {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly stretch: number
}

/** The outlines of a run at a place. */
function outline({ font, text }: Run, { x, y, size, stretch }: Place): string {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let at = 0
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const place = `translate(${round(x + (at + xOffset) * scale * stretch)} ${round(y - yOffset * scale)})`
    at += xAdvance
    const path = glyph.path.toSVG()
    const sized = `scale(${(scale * stretch).toFixed(5)} ${(-scale).toFixed(5)})`
    return path === '' ? '' : `<path transform="${place} ${sized}" d="${path}"/>`
  })
  return paths.join('')
}

/** Creates the typesetter; for each letter the first font counts that has it. */
export function createTypesetter(fonts: readonly Font[]): Typesetter {
  return {
    paragraph(text, { width, height, sizes: [most, least], weight, stretch }) {
      for (let size = most; size >= least; size = Math.floor(size * 0.94)) {
        const words = wordsOf(fonts, text, size * stretch)
        if (!words || words.length === 0) return undefined
        const space = size * 0.24 * stretch
        const lines = wrap(words, width, space)
        const widest = Math.max(...lines.map((line) => widthOf(line, space)))
        if (widest > width || lines.length * size * lineHeight > height) continue
        const markup = lines.map((line, row) => setLine(line, { row, size, space, width, stretch })).join('')
        const stroke = `stroke="currentColor" stroke-linejoin="round" stroke-width="${round(weight * 1000)}"`
        return {
          markup: `<g ${stroke}>${markup}</g>`,
          width: widest,
          height: lines.length * size * lineHeight,
        }
      }
      return undefined
    },
    initial(text, size) {
      const [letter] = [...text.normalize('NFC').toUpperCase()].filter((each) => /[\p{L}\p{N}]/u.test(each))
      const font = letter && fonts.find((each) => hasLetter(each, letter))
      if (!letter || !font) return undefined
      const { minX, minY, maxX, maxY } = font.layout(letter).bbox
      const scale = size / Math.max(maxY - minY, maxX - minX)
      const path = font.layout(letter).glyphs[0]?.path.toSVG() ?? ''
      const [middleX, middleY] = [(minX + maxX) / 2, (minY + maxY) / 2]
      const transform = `scale(${scale.toFixed(5)} ${(-scale).toFixed(5)}) translate(${round(-middleX)} ${round(-middleY)})`
      return { markup: `<path transform="${transform}" d="${path}"/>`, width: size, height: size }
    },
  }
}

interface LinePlace {
  readonly row: number
  readonly size: number
  readonly space: number
  readonly width: number
  readonly stretch: number
}

/** One line; where its first word runs from right to left, so do its words, and it begins at the right. */
function setLine(line: readonly Word[], { row, size, space, width, stretch }: LinePlace): string {
  const isRtl = rightToLeft.test(line[0]?.runs[0]?.text ?? '')
  const words = isRtl ? line.toReversed() : line
  let x = isRtl ? width - widthOf(line, space) : 0
  const y = row * size * lineHeight + size * 0.88
  const markup: string[] = []
  for (const { runs } of words) {
    for (const run of runs) {
      markup.push(outline(run, { x, y, size, stretch }))
      x += advanceOf(run) * size * stretch
    }
    x += space
  }
  return markup.join('')
}
