import type { Deps } from '../deps.ts'
import type { FastPath } from '../http/server.ts'
import { cachedPagesFastPath } from './cached-pages.ts'
import { staticFilesFastPath } from './static-files.ts'

/** What is ready is sent before Express is asked: files in memory, then finished pages. */
export function createFastPath(deps: Deps): FastPath {
  const [fromFiles, fromCache] = [staticFilesFastPath(deps), cachedPagesFastPath(deps)]
  return (req, res) => fromFiles(req, res) || fromCache(req, res)
}
