import { join } from 'node:path'
import { keepCompiled } from '../../server/process/compile-cache.ts'
import { keepTickShape } from '../../server/process/tick-shape.ts'

/** Folder of the build. This file is bundled to `dist/bench/main.js` in it. */
const dist = join(import.meta.dirname, '..')

// The same steps as in the entry of the product.
keepTickShape()
keepCompiled(dist)
const { start } = await import('./main.ts')
await start(dist)
