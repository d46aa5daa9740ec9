/** Types of `summary.mjs`. */
export interface Run {
  readonly perSecond: number
  readonly cpuMicros: number
  /** Share of its core that the server used. */
  readonly core: number
  readonly generatorCore: number
  /** On the wire, per answer. */
  readonly bytes: number
  readonly errors: number
  readonly p50: number
  readonly p99: number
}
export interface Row extends Omit<Run, 'generatorCore'> {
  readonly name: string
  /** Of the processor time, in percent. */
  readonly spread: number
  readonly bareCpuMicros: number
  readonly ratio: number
  readonly isGeneratorLimit: boolean
  readonly isGeneratorLimitOfBare: boolean
}
export interface Report {
  readonly rows: readonly Row[]
  readonly firstView: Readonly<Record<string, { readonly files: number; readonly bytes: number }>>
  /** Shown as it is. */
  readonly process: Readonly<Record<string, string>>
  readonly notes: readonly string[]
}
export function summarise(name: string, runs: readonly Run[], bare: readonly Run[]): Row
export function print(report: Report): string
