/** Types of `size-limits.mjs`. */

/** Limits in bytes after compression with brotli. */
export const limits: { readonly critical: number; readonly all: number; readonly styles: number }

/** The browser's part of a build. */
export interface Client {
  /** Vite's manifest. */
  readonly manifest: Readonly<Record<string, unknown>>
  /** The source modules in each file. */
  readonly modules: Readonly<Record<string, readonly string[]>>
  /** Size of a file in bytes, after compression with brotli. */
  readonly bytesOf: (file: string) => number
}

/** The sizes of a build, compared with the limits. */
export interface Measured {
  /** Name, size and limit of each part that is limited; sizes are in bytes after compression with brotli. */
  readonly rows: readonly (readonly [name: string, bytes: number, limit: number])[]
  /** A sentence for each limit that is exceeded, and for each module that is in the wrong part. */
  readonly breaches: readonly string[]
  /** Size of each script of a page of content. */
  readonly files: readonly (readonly [file: string, bytes: number])[]
}

export function readClient(folder: string): Client
export function measure(client: Client): Measured
