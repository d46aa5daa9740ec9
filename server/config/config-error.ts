/** Thrown with all faults of the settings at once. The process exits with `configExitCode`. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`Invalid configuration:\n- ${problems.join('\n- ')}`)
    this.problems = problems
  }
}

/** Exit code of the process after a `ConfigError`: EX_CONFIG of sysexits.h. */
export const configExitCode = 78
