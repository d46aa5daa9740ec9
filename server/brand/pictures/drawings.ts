/** Drawings that are made of name and colours, where a brand brings no pictures. */
import { type Artwork, svgArtwork } from '../artwork/artwork.ts'
import type { Viewport } from '../artwork/svg-size.ts'
import type { Lettering, Typesetter } from './lettering.ts'

/** Colours of a drawing, `#rrggbb`. */
export interface DrawingColours {
  readonly ground: string
  readonly ink: string
  readonly quiet: string
  readonly accent: string
}

export const shareSize = { width: 1200, height: 630 }
/** Side of the tile with the first letter. */
const tile = 512

function drawing({ width, height }: Viewport, content: string): Artwork {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
  return svgArtwork({ text, width, height })
}

/** Lettering at a place in a colour. */
const placed = ({ markup }: Lettering, x: number, y: number, colour: string): string =>
  `<g transform="translate(${x} ${y})" color="${colour}" fill="${colour}">${markup}</g>`

/** The first letter of the name on a tile; the tile alone where no font has that letter. */
export function letterTile(name: string, typesetter: Typesetter, { ground, ink }: DrawingColours): Artwork {
  const letter = typesetter.initial(name, tile * 0.5)
  const bold = `stroke="${ink}" stroke-width="60" stroke-linejoin="round"`
  const content = letter
    ? `<g transform="translate(${tile / 2} ${tile / 2})" fill="${ink}" ${bold}>${letter.markup}</g>`
    : `<circle cx="${tile / 2}" cy="${tile / 2}" r="${tile / 5}" fill="${ink}"/>`
  const rect = `<rect width="${tile}" height="${tile}" rx="${tile * 0.19}" fill="${ground}"/>`
  return drawing({ width: tile, height: tile }, rect + content)
}

/** Texts of a picture to share. */
export interface ShareTexts {
  readonly name: string
  readonly tagline: string | undefined
  /** Whether the texts run from right to left. */
  readonly isRtl: boolean
}

const edge = 80

/** Rings that leave the picture at the side away from the text. */
const rings = ({ quiet, accent }: DrawingColours, isRtl: boolean): string => {
  const x = isRtl ? 0 : shareSize.width
  const ring = (r: number, colour: string, width: number, opacity = 1) =>
    `<circle cx="${x}" cy="${shareSize.height}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`
  return [ring(150, accent, 44), ...[255, 345, 435].map((r, n) => ring(r, quiet, 34, 0.5 - n * 0.14))].join(
    '',
  )
}

/**
 * The picture to share: name and tagline in the colours of the brand. Above them is room for the logo. Texts
 * that no font can set are left out.
 */
export function shareDrawing(
  texts: ShareTexts,
  typesetter: Typesetter,
  colours: DrawingColours,
  hasLogo: boolean,
): Artwork {
  const { width, height } = shareSize
  const wide = width - 2 * edge - 170
  const x = texts.isRtl ? width - edge - wide : edge
  const line = texts.tagline
    ? typesetter.paragraph(texts.tagline, {
        width: wide,
        height: 150,
        sizes: [44, 24],
        weight: 0.004,
        stretch: 0.94,
      })
    : undefined
  const name = typesetter.paragraph(texts.name, {
    ...{ width: wide, height: hasLogo ? 210 : 300 },
    ...{ sizes: [hasLogo ? 84 : 116, 26], weight: 0.03, stretch: 0.88 },
  })
  const lineTop = height - edge - (line?.height ?? 0)
  const nameTop = lineTop - (name?.height ?? 0) - (line ? 28 : 0)
  const content = [
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    rings(colours, texts.isRtl),
    name ? placed(name, x, nameTop, colours.ink) : '',
    line ? placed(line, x, lineTop, colours.ink) : '',
  ]
  return drawing(shareSize, content.join(''))
}
