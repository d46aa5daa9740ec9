import { join } from 'node:path'
import { keepCompiled } from '../../server/process/compile-cache.ts'
import { keepTickShape } from '../../server/process/tick-shape.ts'

/**
 * The entry of the server for the comparison with other frameworks. It is bundled to `dist/bench/main.js`;
 * `dist` is the folder of the build.
 */
const dist = join(import.meta.dirname, '..')

// As in the entry of the product (`server/main.ts`).
keepTickShape()
keepCompiled(dist)
const { start } = await import('./main.ts')
await start(dist)
