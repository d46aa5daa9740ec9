/** Types of `markup.mjs`. */
export interface LinkedFiles {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  readonly fonts: readonly string[]
  readonly pictures: readonly string[]
  /** Paths of the pages that are linked. */
  readonly pages: readonly string[]
  readonly buildId: string | undefined
}
export function readDocument(html: string): LinkedFiles
