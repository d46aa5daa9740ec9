/** The entry of the process in production: serves the site, or runs another command. */
import { join } from 'node:path'
import { runCommand } from './commands/run-command.ts'

/** Folder of the build: this bundle is in `dist/server`, beside `dist/client` and `dist/embedded`. */
const dist = join(import.meta.dirname, '..')

const exitCode = await runCommand(process.argv.slice(2), { dist, env: process.env })
if (exitCode !== undefined) process.exitCode = exitCode
