/** Runs the command that the command line names. */
import { write } from '../terminal/write.ts'
import { type Command, type CommandContext, type CommandResult, exitCodes, UsageError } from './command.ts'
import { commands, defaultCommand } from './commands.ts'

/** Other ways to write a command. */
const aliases: Readonly<Record<string, string>> = {
  ...{ '--help': 'help', '-h': 'help' },
  ...{ '--version': 'version', '-v': 'version' },
}
const helpFlags = ['--help', '-h']

const helpCommand: Command = {
  name: 'help',
  summary: 'prints this, or the help of a command',
  usage: ['help [command]'],
  async run({ args }) {
    const { helpOf, helpOfCommand } = await import('./help.ts')
    const [name] = args
    const output = name === undefined ? helpOf(table) : helpOfCommand(await commandOf(name))
    return { output, exitCode: exitCodes.ok.code }
  },
}

/** All commands, in the order of the help. */
const table: readonly Command[] = [...commands, helpCommand]

/*
 * Modules that the server needs too are imported when they are needed: a static import would load all of its code
 * before the process listens for signals.
 */

/** @throws UsageError for a name that no command has */
async function commandOf(given: string): Promise<Command> {
  const name = aliases[given] ?? given
  const command = table.find((each) => each.name === name)
  if (command) return command
  const { nearestName } = await import('../project/nearest-name.ts')
  const names = table.map((each) => each.name)
  const nearest = nearestName(name, names)
  const meant = nearest === undefined ? '' : ` Did you mean ${nearest}?`
  throw new UsageError(`There is no command ${JSON.stringify(given)}.${meant}\nCommands: ${names.join(', ')}`)
}

async function run(argv: readonly string[], context: Omit<CommandContext, 'args'>): Promise<CommandResult> {
  const [name = defaultCommand, ...args] = argv
  const command = await commandOf(name)
  if (args.some((arg) => helpFlags.includes(arg)))
    return helpCommand.run({ ...context, args: [command.name] })
  return command.run({ ...context, args })
}

/** What is printed for an error, and the exit code. */
async function failure(error: unknown): Promise<CommandResult> {
  if (error instanceof UsageError) return { error: error.message, exitCode: exitCodes.usage.code }
  const { ConfigError } = await import('../config/config-error.ts')
  if (error instanceof ConfigError) return { error: error.message, exitCode: exitCodes.config.code }
  return { error: String((error as Error | undefined)?.stack ?? error), exitCode: exitCodes.found.code }
}

/**
 * Runs the command of a command line (without Node and file), and prints what it says.
 * @returns the exit code; undefined while the process goes on to serve
 */
export async function runCommand(
  argv: readonly string[],
  context: Omit<CommandContext, 'args'>,
): Promise<number | undefined> {
  const { output, error, exitCode } = await run(argv, context).catch(failure)
  if (output !== undefined) await write(process.stdout, output)
  if (error !== undefined) await write(process.stderr, `${error}\n`)
  return exitCode
}
