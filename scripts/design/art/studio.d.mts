/** Types of `studio.mjs`. */
export function createStudio(folder: string): {
  readonly files: (index: number) => Promise<void>
  readonly read: (name: string) => Promise<Buffer>
}
