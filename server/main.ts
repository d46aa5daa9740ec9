/** Starts the server of a build: the entry of the process in production. */
import { join } from 'node:path'
import { keepCompiled } from './process/compile-cache.ts'
import { followSignals } from './process/signals.ts'
import { keepTickShape } from './process/tick-shape.ts'

/** Folder of the build: this bundle is in `dist/server`, beside `dist/client` and `dist/embedded`. */
const dist = join(import.meta.dirname, '..')

// First, as in a container signals reach only a process that listens for them.
const onSignal = followSignals()
// Keeps `process.nextTick` fast for as long as the process runs; it has no effect once there is much garbage.
keepTickShape()
// Stores the compiled code of all later imports, so that the next start is faster.
keepCompiled(dist)
const { start } = await import('./process/serve.ts')
await start({ dist, env: process.env, onSignal })
