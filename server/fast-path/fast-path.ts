import type { Deps } from '../deps.ts'
import type { FastPath } from '../http/server.ts'
import { cachedPagesFastPath } from './cached-pages.ts'
import { staticFilesFastPath } from './static-files.ts'

/** Returns a function that answers before Express where it can: with files in memory, then cached pages. */
export function createFastPath(deps: Deps): FastPath {
  const [sendFile, sendPage] = [staticFilesFastPath(deps), cachedPagesFastPath(deps)]
  return (req, res) => sendFile(req, res) || sendPage(req, res)
}
