/** Writes the help of the command line from the table of commands. */
import { columns, paragraph } from '../terminal/columns.ts'
import { type Command, exitCodes } from './command.ts'

/** How the process is started, before the name of a command. */
const program = 'node dist/server/main.js'

const usageLines = ({ usage }: Command): readonly string[] =>
  usage.map((each) => `  ${program} ${each}`.trimEnd())

const exitCodeLines = (): readonly string[] => [
  'Exit codes',
  ...columns(Object.values(exitCodes).map(({ code, meaning }) => [code, meaning])),
]

/** The help of all commands. */
export const helpOf = (commands: readonly Command[]): string =>
  [
    `Usage: ${program} [command]`,
    '',
    ...paragraph(
      'Serves the site without a command. In a checkout `npm start`, `npm run doctor` and `npm run routes` do the same, and build first when sources are newer.',
      0,
    ),
    '',
    'Commands',
    ...columns(commands.map(({ name, summary }) => [name, summary])),
    '',
    ...exitCodeLines(),
    '',
    ...paragraph(
      'Settings are environment variables: README.md lists them, `doctor --only configuration` shows them.',
      0,
    ),
    '',
  ].join('\n')

/** The help of one command. */
export const helpOfCommand = (command: Command): string =>
  [
    command.summary,
    '',
    'Usage',
    ...usageLines(command),
    '',
    ...(command.details ? [...command.details, ''] : []),
    ...exitCodeLines(),
    '',
  ].join('\n')
