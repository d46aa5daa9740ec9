/** What a command of the command line is. */

/** Exit codes, with what they mean in general. Those from 64 on are those of sysexits.h. */
export const exitCodes = {
  ok: { code: 0, meaning: 'done; of `doctor`: nothing found' },
  found: { code: 1, meaning: 'something found, or the command failed' },
  usage: { code: 64, meaning: 'a command line that is not understood' },
  forced: { code: 70, meaning: 'of `start`: a stop that had to be forced' },
  config: { code: 78, meaning: 'wrong settings, or a wrong file in the project folder' },
} as const

/** What a command is run with. */
export interface CommandContext {
  /** Folder of the build, with the folders `server`, `client` and `embedded`. */
  readonly dist: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** What follows the name of the command. */
  readonly args: readonly string[]
}

/** What a command prints and ends with. */
export interface CommandResult {
  readonly output?: string
  readonly error?: string
  /** Absent where the process goes on. */
  readonly exitCode?: number
}

/** A row of the table of commands. */
export interface Command {
  readonly name: string
  /** One line of the help. */
  readonly summary: string
  /** Ways to call it, without the name of the file. */
  readonly usage: readonly string[]
  /** Further lines of its own help. */
  readonly details?: readonly string[]
  run(context: CommandContext): Promise<CommandResult>
}

/** Thrown for a command line that is not understood. */
export class UsageError extends Error {
  override name = 'UsageError'
}
