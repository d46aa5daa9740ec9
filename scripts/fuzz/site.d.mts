export interface FuzzSite {
  readonly port: number
  /** What its log warned of. */
  readonly faults: readonly string[]
  isRunning(): boolean
  stop(): Promise<void>
}

export const origin: string
export function startSite(): Promise<FuzzSite>
