import { join } from 'node:path'
import { keepCompiled } from './compile-cache.ts'
import { followSignals } from './signals.ts'
import { keepTickShape } from './tick-shape.ts'

/** Built folders lie beside the bundle: `dist/server`, `dist/client`, `dist/embedded`. */
const dist = join(import.meta.dirname, '..')

const onSignal = followSignals()
keepTickShape()
keepCompiled(dist)
const { start } = await import('../main.ts')
await start(dist, onSignal)
