import type { Deps } from '../deps.ts'
import type { FastPath } from '../http/server.ts'
import { mayBePreview } from '../preview/preview.ts'
import { cachedPagesFastPath } from './cached-pages.ts'
import { staticFilesFastPath } from './static-files.ts'

/** Returns a function that answers before Express where it can: with files in memory, then cached pages. */
export function createFastPath(deps: Deps): FastPath {
  const [sendFile, sendPage] = [staticFilesFastPath(deps), cachedPagesFastPath(deps)]
  const isKept = deps.preview ? mayBePreview : () => false
  return (req, res) => sendFile(req, res) || (!isKept(req) && sendPage(req, res))
}
