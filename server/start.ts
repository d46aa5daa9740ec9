import * as nodeModule from 'node:module'
import { join } from 'node:path'

/** Built folders lie beside the bundle: `dist/server`, `dist/client`, `dist/embedded`. */
const dist = join(import.meta.dirname, '..')

interface CompileCache {
  /** Since Node 22.8; a folder that cannot be written is no failure. */
  readonly enableCompileCache?: (folder: string) => unknown
}
// Compiling the bundle is a quarter of a start: Node keeps what it compiled for the next one.
;(nodeModule as CompileCache).enableCompileCache?.(join(dist, 'compiled'))
const { start } = await import('./main.ts')
await start(dist)
