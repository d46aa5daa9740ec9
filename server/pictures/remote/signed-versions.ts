/** Versions in the addresses of pictures of other machines, which only this site can write. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { memoBounded } from '../../../src/shared/memo.ts'

/** Writes and checks versions: twelve hexadecimal digits, as those of files on disk. */
export interface SignedVersions {
  /** The version of the file at a URL. @param revision a text that differs where the file does */
  of(url: string, revision: string): string
  /** Whether this site has written a version for the file at a URL, whatever the file was then. */
  isOwn(version: string, url: string): boolean
}

/** Digits of a version, and those of them that only the key can make, before those of the revision. */
const [digits, signed] = [12, 8]

/** Keeps the key apart from what the same secret signs elsewhere. */
const purpose = 'triptych pictures'

/**
 * Creates the versions. Servers with one secret write the same ones.
 *
 * 32 bits are enough: whoever finds them by trying wins that a picture at an origin of the list is made
 * smaller, in one of the widths of the table.
 */
export function createSignedVersions(secret: string): SignedVersions {
  const key = createHmac('sha256', secret).update(purpose).digest()
  // Pages name the same pictures over and over.
  const signatureOf = memoBounded((url) =>
    createHmac('sha256', key).update(url).digest('hex').slice(0, signed),
  )
  const digitsOf = memoBounded((revision) =>
    createHash('sha256')
      .update(revision)
      .digest('hex')
      .slice(0, digits - signed),
  )
  return {
    of: (url, revision) => signatureOf(url) + digitsOf(revision),
    isOwn(version, url) {
      const own = Buffer.from(signatureOf(url), 'latin1')
      return timingSafeEqual(own, Buffer.from(version.slice(0, signed).padEnd(signed), 'latin1'))
    },
  }
}
