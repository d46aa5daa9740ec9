/** Adds to pictures of other machines what is known of them, and in which sizes they can be had. */
import type { Picture } from '../../../src/content/pictures/picture.ts'
import type { PictureFile } from '../../../src/content/pictures/picture-address.ts'
import type { PixelSides } from '../../../src/content/pictures/picture-sizes.ts'
import { defined } from '../../../src/content/values/values.ts'
import type { Glide } from '../../cms/glide/glide.ts'
import type { RemoteFacts } from './facts-file.ts'
import type { GlideCheck } from './glide-check.ts'
import type { RemotePictureFacts } from './picture-facts.ts'
import type { ProxiedPaths } from './proxied-path.ts'
import type { SignedVersions } from './signed-versions.ts'

interface DescribeOptions {
  /** Origins whose pictures are read for their sizes. */
  readonly origins: readonly string[]
  readonly facts: Pick<RemotePictureFacts, 'find'>
  /** Undefined where this site makes no small pictures of others. */
  readonly proxy: { readonly paths: ProxiedPaths; readonly versions: SignedVersions } | undefined
  /** Undefined where the content system makes none. */
  readonly glide: (Glide & GlideCheck) | undefined
}

/** Formats whose size the first bytes tell. */
const raster = /\.(?:jpe?g|png|webp|avif|gif)$/i

const ownSides = ({ width, height }: Picture): PixelSides | undefined =>
  width !== undefined && height !== undefined ? { width, height } : undefined

/** Pictures with the same description are the same object: what was made of one is kept by it. */
function createKeptPictures() {
  const kept = new WeakMap<Picture, Picture>()
  return (picture: Picture, added: Partial<Picture>): Picture => {
    const next = { ...picture, ...added }
    const last = kept.get(picture)
    if (last && JSON.stringify(last) === JSON.stringify(next)) return last
    kept.set(picture, next)
    return next
  }
}

/**
 * Creates the function that describes pictures. It waits for no other machine: what is not known yet is there
 * the next time. Other pictures, and those of which nothing is known, are returned as they are.
 */
export function createDescribePicture({ origins, facts, proxy, glide }: DescribeOptions) {
  const isListed = new Set(origins)
  const keep = createKeptPictures()

  /** The file of which this site makes small pictures. */
  function madeOf(src: string, { isAnimated, revision }: RemoteFacts): PictureFile | undefined {
    const path = isAnimated ? undefined : proxy?.paths.of(src)
    return path === undefined ? undefined : proxy && { version: proxy.versions.of(src, revision), path }
  }

  function srcsetOf({ src, srcset }: Picture, sides: PixelSides | undefined): string | undefined {
    const made = srcset === undefined && sides ? glide?.srcset(src, sides) : undefined
    return made !== undefined && glide?.works(made) ? made : undefined
  }

  return async (picture: Picture): Promise<Picture> => {
    const url = URL.canParse(picture.src) ? new URL(picture.src) : undefined
    if (!url || !isListed.has(url.origin) || !raster.test(url.pathname)) return picture
    const own = ownSides(picture)
    const isProxied = proxy?.paths.of(picture.src) !== undefined
    const known = isProxied || !own ? await facts.find(picture.src) : undefined
    const sides = known ?? own
    const made = known && madeOf(picture.src, known)
    const srcset = made ? undefined : srcsetOf(picture, sides)
    if (!made && srcset === undefined && (own || !sides)) return picture
    return keep(picture, defined({ width: sides?.width, height: sides?.height, made, srcset }))
  }
}
