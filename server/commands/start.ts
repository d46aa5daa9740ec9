/** The command that serves the site, which is what the process does unless told otherwise. */
import { keepCompiled } from '../process/compile-cache.ts'
import { followSignals } from '../process/signals.ts'
import { keepTickShape } from '../process/tick-shape.ts'
import { type CommandContext, type CommandResult, UsageError } from './command.ts'

/** Starts the server, and resolves when it listens. */
export async function startServer({ dist, env, args }: CommandContext): Promise<CommandResult> {
  if (args.length > 0)
    throw new UsageError(
      `start takes no arguments, not ${JSON.stringify(args[0])}: settings are environment variables`,
    )
  // First, as in a container signals reach only a process that listens for them.
  const onSignal = followSignals()
  // Keeps `process.nextTick` fast for as long as the process runs; it has no effect once there is much garbage.
  keepTickShape()
  // Stores the compiled code of all later imports, so that the next start is faster.
  keepCompiled(dist)
  const { start } = await import('../process/serve.ts')
  await start({ dist, env, onSignal })
  return {}
}
