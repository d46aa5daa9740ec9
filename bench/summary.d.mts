/** Types of `summary.mjs`. */
export interface Run {
  /** Responses per second. */
  readonly perSecond: number
  /** Processor time per response, in microseconds. */
  readonly cpuMicros: number
  /** Share of its core that the server used. */
  readonly core: number
  /** Share of its core that the load generator used. */
  readonly generatorCore: number
  /** Bytes on the wire per response. */
  readonly bytes: number
  readonly errors: number
  /** Median and 99th percentile of the response time, in milliseconds. */
  readonly p50: number
  readonly p99: number
}
export interface Row extends Omit<Run, 'generatorCore'> {
  readonly name: string
  /** Spread of the processor time over the rounds, in percent. */
  readonly spread: number
  readonly bareCpuMicros: number
  /** Processor time as a multiple of the bare server's. */
  readonly ratio: number
  /** Whether the load generator, not the server, was the limit. */
  readonly isGeneratorLimit: boolean
  readonly isGeneratorLimitOfBare: boolean
}
export interface Report {
  readonly rows: readonly Row[]
  readonly firstView: Readonly<Record<string, { readonly files: number; readonly bytes: number }>>
  /** Figures about the process, as text. */
  readonly process: Readonly<Record<string, string>>
  readonly notes: readonly string[]
}
export function summarise(name: string, runs: readonly Run[], bare: readonly Run[]): Row
export function print(report: Report): string
