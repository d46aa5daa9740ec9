/** Reads the pictures of the brand that editors chose in the content. */
import { readFile, stat } from 'node:fs/promises'
import type { Logger } from 'pino'
import type { Picture } from '../../src/content/types.ts'
import {
  type Artwork,
  type ArtworkReading,
  maxArtworkBytes,
  readUploadedArtwork,
  tooLarge,
} from './artwork/artwork.ts'
import type { PictureCheck } from './artwork/picture-uses.ts'

export interface ContentArtworkOptions {
  /** The path on disk of a file of the content, by its decoded address. */
  readonly assetFile: (address: string) => string | undefined
  /**
   * Fetches a picture of another machine, at most so many bytes. Rejects where the content must not make the
   * site ask there: its message is the end of a sentence that begins with the picture.
   */
  readonly fetchPicture: (url: string, maxBytes: number) => Promise<Buffer>
  readonly logger: Pick<Logger, 'warn'>
}

async function fromDisk(path: string): Promise<Buffer> {
  const { size } = await stat(path)
  if (size > maxArtworkBytes) throw new Error(tooLarge(size))
  return readFile(path)
}

function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch (cause) {
    throw new Error('has an address that cannot be decoded', { cause })
  }
}

/** Milliseconds until a picture that could not be used is read again: its system was down, or it is mended. */
const retryAfter = 60_000

/** What was read of a picture last. */
interface Kept {
  reading: Promise<ArtworkReading>
  /** On the monotonic clock. */
  retryAt: number
}

/** Reads each picture once. One that could not be used is read again after a while, beside the answers. */
function createKeptReadings(load: (src: string) => Promise<ArtworkReading>) {
  const readings = new WeakMap<Picture, Kept>()
  async function read(picture: Picture): Promise<Kept> {
    const reading = await load(picture.src)
    const isUsed = reading.kind === 'read'
    return { reading: Promise.resolve(reading), retryAt: isUsed ? Infinity : performance.now() + retryAfter }
  }
  return (picture: Picture): Promise<ArtworkReading> => {
    const known = readings.get(picture)
    if (known && performance.now() < known.retryAt) return known.reading
    const next = read(picture)
    const kept = known ?? { reading: next.then(({ reading }) => reading), retryAt: Infinity }
    kept.retryAt = Infinity
    readings.set(picture, kept)
    void next.then((found) => Object.assign(kept, found))
    return kept.reading
  }
}

/**
 * Creates the reader of pictures of the content. A picture that cannot be used is left out, with one warning
 * for each address; it never rejects.
 */
export function createContentArtwork({ assetFile, fetchPicture, logger }: ContentArtworkOptions) {
  const told = new Set<string>()
  const warn = (src: string, problem: string) => {
    if (told.has(src)) return
    told.add(src)
    logger.warn({ picture: src, problem }, 'A picture of the brand in the content is not used')
  }
  async function bytesOf(src: string): Promise<Buffer> {
    if (!src.startsWith('/')) return fetchPicture(src, maxArtworkBytes)
    const path = assetFile(decoded(src))
    if (path === undefined) throw new Error('does not exist')
    return fromDisk(path)
  }
  const readKept = createKeptReadings(async (src) => {
    try {
      return readUploadedArtwork(await bytesOf(src))
    } catch (err) {
      return { kind: 'wrong', reason: (err as Error).message }
    }
  })
  return async (picture: Picture, check?: PictureCheck): Promise<Artwork | undefined> => {
    const reading = await readKept(picture)
    const problem = reading.kind === 'wrong' ? reading.reason : check?.(reading.artwork)
    if (reading.kind === 'read' && problem === undefined) return reading.artwork
    warn(picture.src, problem ?? '')
    return undefined
  }
}

export type ReadContentArtwork = ReturnType<typeof createContentArtwork>
