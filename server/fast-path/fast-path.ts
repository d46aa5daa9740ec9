import type { Deps } from '../deps.ts'
import type { FastPath } from '../http/server.ts'
import { mayBePreview } from '../preview/preview.ts'
import { cachedPagesFastPath } from './cached-pages.ts'
import { refusalsFastPath } from './refusals.ts'
import { staticFilesFastPath } from './static-files.ts'

/**
 * Returns a function that answers before Express where it can: with files in memory, cached pages, and refusals
 * of what could not be made in time.
 */
export function createFastPath(deps: Deps): FastPath {
  const [sendFile, sendPage] = [staticFilesFastPath(deps), cachedPagesFastPath(deps)]
  const refuse = refusalsFastPath(deps)
  const isKept = deps.preview ? mayBePreview : () => false
  return (req, res) => sendFile(req, res) || (!isKept(req) && (sendPage(req, res) || refuse(req, res)))
}
