/** Types of `server-chunks.mjs`. */

/** Entries of the code that every site needs, as paths from the project's root. */
export const roots: readonly string[]

export function serverChunks(root: string): readonly {
  name(id: string, context: unknown): string | null
  readonly debugName: string
  readonly includeDependenciesRecursively: boolean
}[]
