/** Types of `options.mjs`. */
export interface BenchOptions {
  /** Number of runs of each scenario. */
  readonly rounds: number
  /** Duration of one run, in seconds. */
  readonly seconds: number
  readonly connections: number
  /** Text in the names of the scenarios to run. */
  readonly only: string
  /** File for the figures. */
  readonly out: string | undefined
  readonly isHelp: boolean
  readonly isSmoke: boolean
  readonly mayBuild: boolean
}
export const help: string
export function readOptions(args: readonly string[]): BenchOptions
