/** Files of the project. */
export const roots: readonly string[]

export function serverChunks(root: string): readonly {
  name(id: string, context: unknown): string | null
  readonly debugName: string
  readonly includeDependenciesRecursively: boolean
}[]
