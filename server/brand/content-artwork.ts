/** Reads the pictures of the brand that editors chose in the content. */
import { readFile, stat } from 'node:fs/promises'
import type { Logger } from 'pino'
import type { Picture } from '../../src/content/types.ts'
import { type Artwork, maxArtworkBytes, readArtwork, tooLarge } from './artwork/artwork.ts'
import type { PictureCheck } from './artwork/picture-uses.ts'

export interface ContentArtworkOptions {
  /** The path on disk of a file of the content, by its decoded address. */
  readonly assetFile: (address: string) => string | undefined
  /** Origins that pictures may come from. */
  readonly origins: readonly string[]
  readonly logger: Pick<Logger, 'warn'>
}

/** Milliseconds for a picture of a content system. */
const maxWait = 5_000

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

/** Only from the origins of pictures: editors must not make the server ask others. */
async function fromSystem(address: string, origins: readonly string[]): Promise<Buffer> {
  if (!origins.includes(new URL(address).origin))
    throw new Error('is at an origin that IMAGE_ORIGINS does not name')
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(maxWait) })
  if (!answer.ok || !answer.body) throw new Error(`cannot be had: status ${answer.status}`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body) {
    size += chunk.length
    if (size > maxArtworkBytes) throw new Error(tooLarge(size))
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Creates the reader of pictures of the content. A picture that cannot be used is left out, with one warning
 * for each address; it never rejects.
 */
export function createContentArtwork({ assetFile, origins, logger }: ContentArtworkOptions) {
  const told = new Set<string>()
  const warn = (src: string, problem: string) => {
    if (told.has(src)) return
    told.add(src)
    logger.warn({ picture: src, problem }, 'A picture of the brand in the content is not used')
  }
  async function bytesOf(src: string): Promise<Buffer> {
    if (!src.startsWith('/')) return fromSystem(src, origins)
    const path = assetFile(decoded(src))
    if (path === undefined) throw new Error('does not exist')
    return fromDisk(path)
  }
  return async ({ src }: Picture, check?: PictureCheck): Promise<Artwork | undefined> => {
    try {
      const reading = readArtwork(await bytesOf(src))
      const problem = reading.kind === 'wrong' ? reading.reason : check?.(reading.artwork)
      if (reading.kind === 'read' && problem === undefined) return reading.artwork
      warn(src, problem ?? '')
    } catch (err) {
      warn(src, (err as Error).message)
    }
    return undefined
  }
}

export type ReadContentArtwork = ReturnType<typeof createContentArtwork>
