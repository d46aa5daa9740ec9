/** An answer of one byte per character in its head. */
export interface FuzzAnswer {
  readonly status: number
  readonly fields: readonly (readonly [name: string, value: string])[]
  value(name: string): string | undefined
  readonly body: string
}

export interface Exchange {
  readonly answers: readonly FuzzAnswer[]
  /** Bytes behind the last whole answer. */
  readonly left: number
}

/** Divides bytes into answers; to those that HEAD asked for there is no body. */
export function divide(bytes: Uint8Array, isHead: (index: number) => boolean): Exchange
