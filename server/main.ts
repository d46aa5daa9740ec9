/** Starts the server of a build, or another command: the entry of the process in production. */
import { join } from 'node:path'
import { keepCompiled } from './process/compile-cache.ts'
import { followSignals } from './process/signals.ts'
import { keepTickShape } from './process/tick-shape.ts'

/** Folder of the build: this bundle is in `dist/server`, beside `dist/client` and `dist/embedded`. */
const dist = join(import.meta.dirname, '..')

/** What follows the file on the command line: nothing for the server. */
const [command, ...args] = process.argv.slice(2)

if (command === 'doctor') await examine()
else await serve()

/** Tells what pages show of the project, and ends. */
async function examine(): Promise<void> {
  const { runDoctor } = await import('./doctor/command.ts')
  process.exitCode = await runDoctor({ dist, env: process.env, args })
}

async function serve(): Promise<void> {
  // First, as in a container signals reach only a process that listens for them.
  const onSignal = followSignals()
  // Keeps `process.nextTick` fast for as long as the process runs; it has no effect once there is much garbage.
  keepTickShape()
  // Stores the compiled code of all later imports, so that the next start is faster.
  keepCompiled(dist)
  const { start } = await import('./process/serve.ts')
  await start({ dist, env: process.env, onSignal })
}
