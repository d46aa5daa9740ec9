import { CmsError } from '../../cms/http-client/cms-error.ts'
import { defaultLimits } from '../../cms/http-client/limits.ts'
import type { Config } from '../../config/config.ts'

interface FileConfig extends Pick<Config, 'imageOrigins'> {
  readonly remotePictures: Pick<Config['remotePictures'], 'origins'>
}

/** What the log says of a picture that is not fetched; for other failures that of the connection. */
function reasonOf(err: unknown, maxBytes: number): string {
  if (!(err instanceof CmsError)) return 'cannot be had'
  if (err.fault === 'too-large') return `must not be larger than ${maxBytes / 1_000_000} MB`
  if (err.fault === 'wrong-address')
    return 'is at an origin that IMAGE_ORIGINS does not name, or inside a network'
  return `cannot be had: ${err.message}`
}

/**
 * Creates the function that fetches pictures of the brand from the origins of pictures, as the content names
 * them: the site connects to public addresses alone, but for the content system's own and those that the
 * operator called internal.
 */
export const createBrandFiles =
  ({ imageOrigins, remotePictures }: FileConfig) =>
  async (url: string, maxBytes: number): Promise<Buffer> => {
    // Most sites have no such picture.
    const { createFileClient } = await import('../../cms/http-client/files/file-client.ts')
    const client = createFileClient({
      origins: remotePictures.origins.filter(({ origin }) => imageOrigins.includes(origin)),
      ...{ limits: defaultLimits, takesAnyType: true },
    })
    try {
      return (await client.fetchAll(url, maxBytes)).bytes
    } catch (err) {
      throw new Error(reasonOf(err, maxBytes), { cause: err })
    } finally {
      await client.close()
    }
  }
