/**
 * A file as fields deliver it. `url` is an address on our site, `focus` CSS (`20% 30%`), `size` bytes,
 * `duration` seconds.
 */
export type AssetValue = {
  readonly url: string
  readonly alt: string
  readonly width?: number
  readonly height?: number
  readonly focus?: string
  /** Other sizes of a picture, as HTML writes them. */
  readonly srcset?: string
  readonly sizes?: string
  readonly name: string
  readonly extension: string
  readonly size?: number
  readonly duration?: number
}

/** What texts may ask about the rest of the content, seen from one language. */
export interface Lookups {
  /** Undefined when the file is missing. Without a container, the only one is meant. */
  asset(container: string | undefined, path: string): AssetValue | undefined
  assetUrl(container: string | undefined, path: string): string | undefined
  /** Our path: of the localisation in the current site, else of the entry itself. */
  entryPath(id: string): string | undefined
  /**
   * An address of the content system as one of this site, undefined when it leads nowhere; anything else
   * unchanged.
   */
  ourHref(href: string): string | undefined
  /**
   * Tells that a text leads to something by a reference that means nothing: `the entry {id}`, `the file
   * {container}::{path}`.
   */
  unresolved(what: string): void
  report(problem: string): void
}
