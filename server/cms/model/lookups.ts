/** The lookups by which references in texts and field values find their targets in the content. */

/**
 * A file in a field value. `url` is an address on our site or an absolute one, `focus` a CSS position (`20%
 * 30%`), `size` in bytes, `duration` in seconds.
 */
export type AssetValue = {
  readonly url: string
  readonly alt: string
  /** What is shown below it: caption and credit, as plain text. */
  readonly caption?: string
  /** The credit in `caption`, alone. */
  readonly credit?: string
  readonly width?: number
  readonly height?: number
  readonly focus?: string
  /** Other sizes of a picture, as in the `srcset` attribute of HTML. */
  readonly srcset?: string
  /** The displayed width, as in the `sizes` attribute of HTML. */
  readonly sizes?: string
  readonly name: string
  readonly extension: string
  readonly size?: number
  readonly duration?: number
}

/** The lookups that texts need, seen from one language. */
export interface Lookups {
  /**
   * The file at a path; undefined when it is missing. Without `container` the container of a system with just
   * one counts.
   */
  asset(container: string | undefined, path: string): AssetValue | undefined
  /** The address of the file at a path; undefined when it is missing. */
  assetUrl(container: string | undefined, path: string): string | undefined
  /**
   * Our path of the entry's translation in this language, else of the entry itself; undefined when neither
   * has one.
   */
  entryPath(id: string): string | undefined
  /** Our path of the page of a term, by its taxonomy and slug: `topics::wind`; undefined without one. */
  termPath?(id: string): string | undefined
  /**
   * Turns an address of the content system into one of ours; undefined when nothing is there. Other addresses
   * stay.
   */
  ourHref(href: string): string | undefined
  /** Reports a reference whose target is missing: `the entry {id}`, `the file {container}::{path}`. */
  unresolved(what: string): void
  report(problem: string): void
}
