/** Tells pages what is known of pictures of other machines, and in which sizes they can be had. */
import type { PictureFile } from '../../../src/content/pictures/picture-address.ts'
import type { PixelSides } from '../../../src/content/pictures/picture-sizes.ts'
import { memoBounded } from '../../../src/shared/memo.ts'
import type { Glide } from '../../cms/glide/glide.ts'
import type { PictureFacts } from '../content-pictures.ts'
import type { RemoteFacts } from './facts-file.ts'
import type { GlideCheck } from './glide-check.ts'
import type { RemotePictureFacts } from './picture-facts.ts'
import type { ProxiedPaths } from './proxied-path.ts'
import type { SignedVersions } from './signed-versions.ts'

/** How this site makes small pictures of others. */
export interface PictureProxy {
  readonly paths: ProxiedPaths
  readonly versions: SignedVersions
}

interface ToldFactsOptions {
  /** Origins whose pictures are read for their sizes. */
  readonly origins: readonly string[]
  readonly facts: Pick<RemotePictureFacts, 'find'>
  /** Undefined where this site makes no small pictures of others. */
  readonly proxy: PictureProxy | undefined
  /** Undefined where the content system makes none. */
  readonly glide: { readonly srcset: Glide['srcset']; readonly works: GlideCheck['works'] } | undefined
}

/**
 * What a page may say of the picture at an absolute address; undefined where that is nothing.
 * @param own sides as the content has them: then the file is not read for its sides
 */
export type TellFacts = (url: string, own?: PixelSides) => Promise<PictureFacts | undefined>

/** File extensions of formats whose size the first bytes tell. */
const formats: Readonly<Record<string, PictureFacts['format']>> = {
  ...{ jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif', gif: 'gif' },
}

const formatOf = ({ pathname }: URL): PictureFacts['format'] | undefined => {
  const extension = pathname.slice(pathname.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(formats, extension) ? formats[extension] : undefined
}

/** Creates the function. It waits for no other machine: what is not known yet is told the next time. */
export function createToldFacts({ origins, facts, proxy, glide }: ToldFactsOptions): TellFacts {
  const listed = new Set(origins)

  /** What an address alone says: its format, and its path where this site makes small pictures. */
  const placeOf = memoBounded((url: string) => {
    const parsed = /^https?:/i.test(url) && URL.canParse(url) ? new URL(url) : undefined
    const format = parsed && listed.has(parsed.origin) ? formatOf(parsed) : undefined
    return format && { format, path: proxy?.paths.of(url) }
  })

  /** The file of which this site makes small pictures. */
  const madeOf = (
    url: string,
    path: string,
    { isAnimated, revision }: RemoteFacts,
  ): PictureFile | undefined =>
    isAnimated || !proxy ? undefined : { version: proxy.versions.of(url, revision), path }

  function srcsetOf(url: string, sides: PixelSides): string | undefined {
    const srcset = glide?.srcset(url, sides)
    return srcset !== undefined && glide?.works(srcset) ? srcset : undefined
  }

  return async (url, own) => {
    const place = placeOf(url)
    if (!place) return undefined
    const { path, format } = place
    const known = path !== undefined || !own ? await facts.find(url) : undefined
    const sides = known ?? own
    if (!sides) return undefined
    const made = known && path !== undefined ? madeOf(url, path, known) : undefined
    return {
      ...{ width: sides.width, height: sides.height, format: known?.format ?? format },
      ...{ made, tone: undefined, srcset: made ? undefined : srcsetOf(url, sides) },
    }
  }
}
