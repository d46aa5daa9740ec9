/** Starts the server of a build: the entry of the process in production. */
import { join } from 'node:path'
import { keepCompiled } from './process/compile-cache.ts'
import { followSignals } from './process/signals.ts'
import { keepTickShape } from './process/tick-shape.ts'

/** Folder of the build: this bundle is in `dist/server`, beside `dist/client` and `dist/embedded`. */
const dist = join(import.meta.dirname, '..')

const onSignal = followSignals()
// Before the rest of the server is imported: both make a start or what runs later faster.
keepTickShape()
keepCompiled(dist)
const { start } = await import('./process/serve.ts')
await start({ dist, env: process.env, onSignal })
