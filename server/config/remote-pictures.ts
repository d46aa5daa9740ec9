/** The settings of pictures that are on other machines. */
import type { Settings } from './schema.ts'

/** An origin that pictures are fetched from, and whether it is inside a network of the operator's own. */
export interface PictureOrigin {
  readonly origin: string
  readonly isInternal: boolean
}

/** How pictures on other machines are made smaller. Keys are functions, so that no print shows them. */
export interface RemotePicturesConfig {
  /** The content system's `APP_KEY`; undefined where the system is not asked for small pictures. */
  readonly glideKey: (() => string) | undefined
  /** Where the addresses of small pictures begin, below `CMS_URL`: `img`. */
  readonly glideRoute: string
  /** Origins whose pictures are read for their sizes. */
  readonly origins: readonly PictureOrigin[]
  /** Origins whose pictures this site makes smaller; undefined where it makes none. */
  readonly proxied: readonly PictureOrigin[] | undefined
  /** Signs the addresses of pictures that this site makes smaller; set where it makes some. */
  readonly proxyKey: (() => string) | undefined
}

/** Origins of pictures, which are not copied from a content system over HTTP. */
export function toImageOrigins(
  { IMAGE_ORIGINS: given, CMS_URL: url }: Settings,
  isRemote: boolean,
): string[] {
  if (given.length > 0) return given.map((value) => new URL(value).origin)
  return url !== undefined && isRemote ? [new URL(url).origin] : []
}

/**
 * The content system's own origin is trusted, wherever it is: the site connects to it anyway.
 * @param imageOrigins origins that pictures may come from
 * @param isRemote whether the content comes over HTTP
 */
export function toRemotePictures(
  settings: Settings,
  imageOrigins: readonly string[],
  isRemote: boolean,
): RemotePicturesConfig {
  const { CMS_URL: url, IMAGE_PROXY_ORIGINS: named } = settings
  const own = isRemote && url !== undefined ? [{ origin: new URL(url).origin, isInternal: true }] : []
  const shown = imageOrigins.map((origin) => ({ origin, isInternal: false }))
  const trusted = named.map((each) => own.find(({ origin }) => origin === each.origin) ?? each)
  const { GLIDE_KEY: glideKey } = settings
  const proxyKey = settings.IMAGE_PROXY_KEY ?? glideKey ?? settings.CMS_API_KEY
  const isProxied = settings.IMAGE_PROXY === 'on' && proxyKey !== undefined
  return {
    glideKey: isRemote && glideKey !== undefined ? () => glideKey : undefined,
    glideRoute: settings.GLIDE_ROUTE,
    origins: [...own, ...trusted, ...shown],
    proxied: isProxied ? (trusted.length > 0 ? trusted : own) : undefined,
    proxyKey: isProxied ? () => proxyKey : undefined,
  }
}

/** Faults of settings that are valid alone, but not together. */
export const pictureContradictions = (given: Readonly<Record<string, string | undefined>>): string[] =>
  given.IMAGE_PROXY?.trim() === 'on' && !(given.IMAGE_PROXY_KEY ?? given.GLIDE_KEY ?? given.CMS_API_KEY)
    ? ['IMAGE_PROXY_KEY must be a secret when IMAGE_PROXY is on and there is no other key, not empty']
    : []
