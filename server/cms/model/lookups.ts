/** What texts and field values may look up in the rest of the content. */

/**
 * A file in a field value. `url` is an address on our site or an absolute one, `focus` a CSS position (`20%
 * 30%`), `size` in bytes, `duration` in seconds.
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

/** The lookups that texts need, seen from one language. */
export interface Lookups {
  /** The file at a path; undefined when it is missing. Without a container the only one counts. */
  asset(container: string | undefined, path: string): AssetValue | undefined
  assetUrl(container: string | undefined, path: string): string | undefined
  /** Our path of the entry in this language, else of the entry itself. */
  entryPath(id: string): string | undefined
  /**
   * Turns an address of the content system into one of ours; undefined when it leads nowhere. Others stay.
   */
  ourHref(href: string): string | undefined
  /** Reports a reference whose target is missing: `the entry {id}`, `the file {container}::{path}`. */
  unresolved(what: string): void
  report(problem: string): void
}
