import { join } from 'node:path'
import { keepCompiled } from '../../server/process/compile-cache.ts'
import { keepTickShape } from '../../server/process/tick-shape.ts'

/** Entry of `dist/bench/main.js`, which lies beside the built product. */
const dist = join(import.meta.dirname, '..')

// As the product itself starts.
keepTickShape()
keepCompiled(dist)
const { start } = await import('./main.ts')
await start(dist)
