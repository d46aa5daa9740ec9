/** Pictures in memory, by what they are made of. */
import { createHash } from 'node:crypto'

/** A picture as it is sent. */
export interface MadePicture {
  readonly type: string
  readonly bytes: Buffer
}

/** Maximum bytes and number of pictures in memory: of a few brands, as an editor tries them. */
const [maxBytes, maxPictures] = [12_000_000, 64]

/** A memory of pictures by what they are made of, bounded. */
export function createPictureStore() {
  const stored = new Map<string, MadePicture>()
  const size = () => [...stored.values()].reduce((sum, { bytes }) => sum + bytes.length, 0)
  return {
    get: (key: string) => stored.get(key),
    set(key: string, picture: MadePicture) {
      stored.set(key, picture)
      while (stored.size > maxPictures || (size() > maxBytes && stored.size > 1))
        stored.delete(stored.keys().next().value as string)
    },
  }
}

/** Tells bytes from others, for caches. */
export const tagOf = ({ bytes }: MadePicture): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`
