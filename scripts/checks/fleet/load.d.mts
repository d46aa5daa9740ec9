/** What happened since the last time it was asked. */
export interface LoadResult {
  readonly count: number
  readonly failed: number
  /** Milliseconds of each request. */
  readonly times: readonly number[]
}

export function createLoad(options: {
  readonly url: string
  readonly paths: readonly string[]
  readonly connections: number
}): {
  start(): void
  take(): LoadResult
  until(ms: number): Promise<LoadResult>
  stop(): Promise<void>
}
