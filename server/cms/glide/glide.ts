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
  /**
   * The address of the crop `share` as JPEG; undefined as for `srcset`.
   * @param focus CSS `object-position`: `20% 30%`; the middle unless given
   */
  shared(url: string, sides: PixelSides, focus?: string): string | undefined
}

/** Files that every version reads. Of moving GIFs it would keep the first picture alone. */
const raster = /\.(?:jpe?g|png|webp)$/i

/**
 * Signs the path and parameters of an address. Glide hashes the key, the path without leading slash, and the
 * parameters by name; Statamic takes `APP_KEY` for the key as it is written, not decoded.
 */
const signatureOf = (key: string, path: string, query: string): string =>
  createHash('md5').update(`${key}:${path}?${query}`).digest('hex')

/** `20% 30%` → `crop-20-30` */
function cropAround(focus = ''): string {
  const [, x = '50', y = '50'] = /^(\d{1,3})(?:\.\d+)?% (\d{1,3})(?:\.\d+)?%$/.exec(focus) ?? []
  return `crop-${x}-${y}`
}

/**
 * Creates the addresses. They are those by path (`/img/assets/a.jpg`), which Statamic 2 to 6 answer alike for
 * files below their public folder; the encoded addresses by container differ between versions. The signature
 * is that of the path as it is sent, with its percent-encoding. `fit=max` never enlarges a picture.
 */
export function createGlide({ cmsUrl, key, route }: GlideOptions): Glide {
  const { origin, path: base } = parseBaseUrl(cmsUrl)
  /** @param query parameters sorted by name, as the signature wants them */
  const addressOf = (file: string, query: string): string => {
    const path = `${route}/${file}`
    return `${origin}${base}${path}?${query}&s=${signatureOf(key, path, query)}`
  }

  /** The path of a file below `CMS_URL`; undefined for one elsewhere, or with a query. */
  function fileOf(url: string): string | undefined {
    if (!URL.canParse(url)) return undefined
    const { origin: other, pathname, search } = new URL(url)
    if (other !== origin || search !== '' || !pathname.startsWith(base) || !raster.test(pathname))
      return undefined
    // A list of candidates separates them by commas.
    const file = pathname.slice(base.length).replaceAll(',', '%2C')
    return file.startsWith(`${route}/`) ? undefined : file
  }

  return {
    srcset(url, sides) {
      const file = fileOf(url)
      if (file === undefined) return undefined
      return candidatesOf(sides)
        .map(({ width }) => `${addressOf(file, `fit=max&fm=webp&w=${width}`)} ${width}w`)
        .join(', ')
    },
    shared(url, sides, focus) {
      const file = fileOf(url)
      const [part] = candidatesOf(sides, 'share')
      if (file === undefined || !part) return undefined
      return addressOf(file, `fit=${cropAround(focus)}&fm=jpg&h=${part.height}&w=${part.width}`)
    },
  }
}
