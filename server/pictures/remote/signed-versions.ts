/** Versions in the addresses of pictures of other machines, which only this site can write. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { memoBounded, memoLast } from '../../../src/shared/memo.ts'

/** Writes and checks versions: 24 hexadecimal digits. */
export interface SignedVersions {
  /** The version of the file at a URL. @param revision a text that differs where the file does */
  of(url: string, revision: string): string
  /** Whether this site has written a version for the file at a URL, whatever the file was then. */
  isOwn(version: string, url: string): boolean
}

/** Digits that differ where the file does, and those behind them that only the key can make. */
const [ofRevision, signed] = [8, 16]

/** Keeps the key apart from what the same secret signs elsewhere. */
const purpose = 'triptych pictures'

/**
 * Creates the versions. Servers with one secret write the same ones. The signature is one of the digits of the
 * revision, too: nobody can write further addresses of a picture, each of which a proxy in front would keep.
 */
export function createSignedVersions(secret: string): SignedVersions {
  const key = createHmac('sha256', secret).update(purpose).digest()
  const digitsOf = (revision: string): string =>
    createHash('sha256').update(revision).digest('hex').slice(0, ofRevision)
  const versionOf = (url: string, digits: string): string =>
    digits + createHmac('sha256', key).update(`${digits} ${url}`).digest('hex').slice(0, signed)
  // Pages name the same pictures over and over.
  const versionsOf = memoBounded((url: string) =>
    memoLast((revision: string) => versionOf(url, digitsOf(revision))),
  )
  return {
    of: (url, revision) => versionsOf(url)(revision),
    isOwn(version, url) {
      const own = Buffer.from(versionOf(url, version.slice(0, ofRevision)))
      const given = Buffer.from(version)
      return given.length === own.length && timingSafeEqual(own, given)
    },
  }
}
