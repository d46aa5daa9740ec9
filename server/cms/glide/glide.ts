/** Addresses at which Statamic makes small pictures of a file (Glide). */
import { createHash } from 'node:crypto'
import { candidatesOf, type PixelSides } from '../../../src/content/pictures/picture-sizes.ts'
import { parseBaseUrl } from '../http-client/base-url.ts'

export interface GlideOptions {
  /** `CMS_URL`. */
  readonly cmsUrl: string
  /** The `APP_KEY` of the content system, as it is written there: with its `base64:`. */
  readonly key: string
  /** Where the addresses begin, below `CMS_URL`: `img`. */
  readonly route: string
}

/** The addresses of small pictures on the content system. */
export interface Glide {
  /**
   * The `srcset` of a picture; undefined for files elsewhere, and for formats that Glide does not make smaller.
   * @param url absolute, percent-encoded
   */
  srcset(url: string, sides: PixelSides): string | undefined
}

/** Files that every version reads. Of moving GIFs it would keep the first picture alone. */
const raster = /\.(?:jpe?g|png|webp)$/i

/**
 * Signs the path and parameters of an address. Glide hashes the key, the path without leading slash, and the
 * parameters by name; Statamic takes `APP_KEY` for the key as it is written, not decoded.
 */
const signatureOf = (key: string, path: string, query: string): string =>
  createHash('md5').update(`${key}:${path}?${query}`).digest('hex')

/**
 * Creates the addresses. They are those by path (`/img/assets/a.jpg`), which Statamic 2 to 6 answer alike for
 * files below their public folder; the encoded addresses by container differ between versions. The signature
 * is that of the path as it is sent, with its percent-encoding.
 */
export function createGlide({ cmsUrl, key, route }: GlideOptions): Glide {
  const { origin, path: base } = parseBaseUrl(cmsUrl)
  const addressOf = (file: string, width: number): string => {
    const path = `${route}/${file}`
    // Sorted by name, as the signature wants them. `max`: never larger than the file.
    const query = `fit=max&fm=webp&w=${width}`
    return `${origin}${base}${path}?${query}&s=${signatureOf(key, path, query)}`
  }

  /** The path of a file below `CMS_URL`; undefined for one elsewhere, or with a query. */
  function fileOf(url: string): string | undefined {
    if (!URL.canParse(url)) return undefined
    const { origin: other, pathname, search } = new URL(url)
    if (other !== origin || search !== '' || !pathname.startsWith(base) || !raster.test(pathname))
      return undefined
    // A list of candidates separates them by commas.
    return pathname.slice(base.length).replaceAll(',', '%2C')
  }

  return {
    srcset(url, sides) {
      const file = fileOf(url)
      if (file === undefined || file.startsWith(`${route}/`)) return undefined
      return candidatesOf(sides)
        .map(({ width }) => `${addressOf(file, width)} ${width}w`)
        .join(', ')
    },
  }
}
