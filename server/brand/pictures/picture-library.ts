/** The library that decodes, scales and encodes pictures. It is native code: a system may not have it. */
import type { Logger } from 'pino'
import type Sharp from 'sharp'
import { type Artwork, maxPixels } from '../artwork/artwork.ts'

export type PictureLibrary = typeof Sharp

/** Dots per inch at which a drawing has the pixels of its own size, and the most that are asked for. */
const [ownDensity, maxDensity] = [72, 7_200]

/**
 * Creates the function that loads the library at its first use. A system without it is told once; the promise
 * is then of undefined.
 */
export function createLibraryLoader(
  logger: Pick<Logger, 'warn'>,
  load: () => Promise<PictureLibrary> = async () => (await import('sharp')).default,
): () => Promise<PictureLibrary | undefined> {
  const state: { loading?: Promise<PictureLibrary | undefined> } = {}
  const start = async () => {
    try {
      const sharp = await load()
      // One picture at a time, on one thread: visitors come first.
      sharp.cache(false)
      sharp.concurrency(1)
      return sharp
    } catch (err) {
      logger.warn({ err }, 'Pictures of the brand cannot be made here: neutral icons are shown')
      return undefined
    }
  }
  return () => {
    state.loading ??= start()
    return state.loading
  }
}

/** Opens a picture; a drawing with as many pixels as `width` and `height` need. */
export function openPicture(
  sharp: PictureLibrary,
  artwork: Artwork,
  { width, height }: Pick<Artwork, 'width' | 'height'>,
) {
  const scale = Math.max(width / artwork.width, height / artwork.height)
  const density = Math.min(maxDensity, Math.max(1, ownDensity * scale))
  const options = { limitInputPixels: maxPixels, ...(artwork.format === 'svg' && { density }) }
  return sharp(artwork.bytes, options).autoOrient()
}
