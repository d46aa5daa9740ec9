import { join } from 'node:path'
import { keepCompiled } from './process/compile-cache.ts'
import { followSignals } from './process/signals.ts'
import { keepTickShape } from './process/tick-shape.ts'

/**
 * Folder of the build. Its folders lie beside that of this bundle: `dist/server`, `dist/client`,
 * `dist/embedded`.
 */
const dist = join(import.meta.dirname, '..')

const onSignal = followSignals()
keepTickShape()
keepCompiled(dist)
const { start } = await import('./process/serve.ts')
await start({ dist, env: process.env, onSignal })
