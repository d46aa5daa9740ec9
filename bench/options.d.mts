/** Types of `options.mjs`. */
export interface BenchOptions {
  readonly rounds: number
  /** Of one run. */
  readonly seconds: number
  readonly connections: number
  readonly only: string
  readonly out: string | undefined
  readonly isHelp: boolean
  readonly isSmoke: boolean
  readonly mayBuild: boolean
}
export const help: string
export function readOptions(args: readonly string[]): BenchOptions
