/** Programs that a check starts, and ends. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

/** Starts a program. Rejects where it is not installed. */
export async function run(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'ignore', ...options })
  // Also where something else fails.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const failed = once(child, 'error').then(([error]) => {
    throw new Error(`${command} could not be started: ${error.message}`)
  })
  await Promise.race([once(child, 'spawn'), failed])
  failed.catch(() => {})
  return child
}

/** Ends a program, and resolves with its exit code; null when the signal ended it. */
export async function end(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  const [code] = await ended
  return code
}

/** Resolves when an address answers with 2xx; rejects after half a minute. */
export async function untilReady(url) {
  for (let n = 0; n < 600; n++) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await setTimeout(50)
  }
  throw new Error(`${url} does not answer`)
}
