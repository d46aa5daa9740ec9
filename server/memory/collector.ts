import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Finds what collects all that is no longer used, or what was allocated since the last collection (`minor`). V8
 * gives its collector to new contexts alone; as an option of the process, it would have Node compile its own
 * code again at each start.
 */
export function findCollector(type: 'minor' | 'major'): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: { readonly type: string }) => void
  return () => collect({ type })
}
