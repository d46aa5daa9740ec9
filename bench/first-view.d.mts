/** Types of `first-view.mjs`. */
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
export interface Weight {
  readonly files: number
  /** Bytes on the wire. */
  readonly bytes: number
}
export function scriptsOf(
  manifest: Readonly<Record<string, Chunk>>,
  linked: readonly string[],
): { readonly before: readonly string[]; readonly after: readonly string[] }
export function weighFirstView(url: string, manifestFile: string): Promise<Readonly<Record<string, Weight>>>
