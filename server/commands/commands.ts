/** The table of commands. Code that only one command needs is loaded when that runs. */
import type { Command } from './command.ts'
import { startServer } from './start.ts'

/** The command that runs where none is named. */
export const defaultCommand = 'start'

/** All commands but `help`, which is made of them. */
export const commands: readonly Command[] = [
  {
    name: 'start',
    summary: 'serves the site until it is told to stop',
    usage: ['', 'start'],
    run: startServer,
  },
  {
    name: 'doctor',
    summary: 'examines settings, content system, languages and content',
    usage: ['doctor [--only SECTION,…] [--strict] [--json]', 'doctor types [--out FILE]'],
    details: [
      '--only    examines these sections alone: configuration, system, languages,',
      '          texts, redirects, links, blocks, translations',
      '--strict  ends with 1 for notes too',
      '--json    prints the report for programs',
      'types     prints TypeScript types of the blueprints, or writes them to --out',
    ],
    run: async (context) => (await import('./doctor.ts')).runDoctor(context),
  },
  {
    name: 'routes',
    summary: 'prints every address of the site, and what answers there',
    usage: ['routes [--json]'],
    run: async (context) => (await import('./routes.ts')).printRoutes(context),
  },
  {
    name: 'version',
    summary: 'prints version and build',
    usage: ['version'],
    run: async (context) => (await import('./version.ts')).printVersion(context),
  },
]
