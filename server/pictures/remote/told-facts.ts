/** Tells pages what is known of pictures of other machines, and in which sizes they can be had. */
import type { PictureFile } from '../../../src/content/pictures/picture-address.ts'
import type { PixelSides } from '../../../src/content/pictures/picture-sizes.ts'
import { memoBounded } from '../../../src/shared/memo.ts'
import type { BoundedCache } from '../../cache/bounded-cache.ts'
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
  /** Focal points, by URL of the file: an address of a crop does not name its own. */
  readonly focuses: Pick<BoundedCache<string, string>, 'get' | 'set'>
}

/**
 * A text that differs where small pictures of a file do: crops are others with another focal point.
 * @param revision of the file
 */
export const stateOf = (revision: string, focus: string | undefined): string =>
  focus === undefined ? revision : `${revision} ${focus}`

interface ToldFactsOptions {
  /** Origins whose pictures are read for their sizes. */
  readonly origins: readonly string[]
  readonly facts: Pick<RemotePictureFacts, 'find'>
  /** Undefined where this site makes no small pictures of others. */
  readonly proxy: PictureProxy | undefined
  /** Undefined where the content system makes none. */
  readonly glide: (Glide & Pick<GlideCheck, 'works'>) | undefined
}

/**
 * What a page may say of the picture at an absolute address; undefined where that is nothing.
 * @param own sides as the content has them: then the file is not read for its sides
 * @param focus focal point as the content has it, `20% 30%`
 */
export type TellFacts = (url: string, own?: PixelSides, focus?: string) => Promise<PictureFacts | undefined>

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
  function madeOf(
    url: string,
    path: string,
    { isAnimated, revision }: RemoteFacts,
    focus: string | undefined,
  ): PictureFile | undefined {
    if (isAnimated || !proxy) return undefined
    // A text that shows the picture, too, knows of no focal point.
    if (focus !== undefined) proxy.focuses.set(url, focus)
    return { version: proxy.versions.of(url, stateOf(revision, proxy.focuses.get(url))), path }
  }

  /** What the content system makes. */
  function offersOf(url: string, sides: PixelSides, focus: string | undefined) {
    const srcset = glide?.srcset(url, sides)
    return srcset !== undefined && glide?.works(srcset)
      ? { srcset, shared: glide.shared(url, sides, focus) }
      : undefined
  }

  return async (url, own, focus) => {
    const place = placeOf(url)
    if (!place) return undefined
    const { path, format } = place
    const known = path !== undefined || !own ? await facts.find(url) : undefined
    const sides = known ?? own
    if (!sides) return undefined
    const made = known && path !== undefined ? madeOf(url, path, known, focus) : undefined
    return {
      ...{ width: sides.width, height: sides.height, format: known?.format ?? format },
      ...{ made, tone: undefined },
      ...(!made && offersOf(url, sides, focus)),
    }
  }
}
