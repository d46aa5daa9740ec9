/** Bytes in brotli. */
export const limits: { readonly critical: number; readonly all: number; readonly styles: number }

export interface Client {
  readonly manifest: Readonly<Record<string, unknown>>
  /** Which modules are in a file. */
  readonly modules: Readonly<Record<string, readonly string[]>>
  /** Size of a file in brotli. */
  readonly bytesOf: (file: string) => number
}

export interface Measured {
  /** What is limited, its bytes and the limit. */
  readonly rows: readonly (readonly [name: string, bytes: number, limit: number])[]
  /** A sentence for each limit that is broken. */
  readonly breaches: readonly string[]
  readonly files: readonly (readonly [file: string, bytes: number])[]
}

export function readClient(folder: string): Client
export function measure(client: Client): Measured
