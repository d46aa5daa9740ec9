import * as nodeModule from 'node:module'
import { join } from 'node:path'

interface CompileCache {
  /** Since Node 22.8; a folder that cannot be written is no failure. */
  readonly enableCompileCache?: (folder: string) => unknown
}

/**
 * Compiling the bundle is a fifth of a start: Node keeps what it compiled for the next one. It concerns what
 * is imported afterwards.
 *
 * @param dist the folder of the build
 */
export const keepCompiled = (dist: string): void =>
  void (nodeModule as CompileCache).enableCompileCache?.(join(dist, 'compiled'))
