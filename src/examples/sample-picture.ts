import { sizes } from '../content/artwork/artwork.ts'
import { type ArtworkOf, useArtwork } from '../content/artwork/artwork-context.ts'

/** Ground and shapes of each picture: greys with a trace of a colour, which agree with any brand. */
const palettes = [
  ['#d7dee2', '#b3c0c8', '#8fa1ac'],
  ['#e2ddd7', '#c9beb2', '#a99a8b'],
  ['#dcdfe6', '#bcc2d0', '#98a1b6'],
  ['#dde4dd', '#bac8bb', '#93a696'],
] as const

const shapes = (width: number, height: number, [, middle, front]: (typeof palettes)[number], turn: number) =>
  `<circle cx="${width * (0.2 + 0.2 * turn)}" cy="${height * 0.35}" r="${height * 0.16}" fill="${middle}"/>` +
  `<path fill="${middle}" d="M0 ${height * 0.75} ${width * 0.35} ${height * 0.45} ${width * 0.7} ${height}H0z"/>` +
  `<path fill="${front}" d="M${width * 0.3} ${height}l${width * 0.35} ${-height * 0.42}L${width} ${height * 0.9}V${height}z"/>`

/** A plain picture for the examples of the design system, on sites that have no drawn pictures. */
export const samplePicture: ArtworkOf = (slug, crop) => {
  const { width, height } = sizes[crop]
  const turn = slug.length % palettes.length
  const palette = palettes[turn] ?? palettes[0]
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${palette[0]}"/>${shapes(width, height, palette, turn)}</svg>`
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: '', width, height }
}

/** The pictures for examples: drawn ones where the site has them. */
export const useSamplePictures = (): ArtworkOf => useArtwork() ?? samplePicture
