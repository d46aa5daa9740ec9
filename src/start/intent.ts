import { readConnection } from '../builds/connection.ts'
import { payloadUrl } from '../router/payload-url.ts'
import { followPointers } from '../router/pointers.ts'
import { mayPrefetch, prefetchPath } from '../router/prefetch-path.ts'
import type { Ahead } from './ahead.ts'

/** Pages that are asked for before the app is there, which knows more about what to fetch ahead. */
const most = 3

/** Fetches the data of a page whose link is pointed at, focused or touched while the app is on its way. Returns what ends it. */
export function followIntent(buildId: string, ahead: Ahead): () => void {
  const end = new AbortController()
  const wanted = new Set<string>()
  followPointers((link) => {
    const path = prefetchPath(link, location)
    const { isSlow, savesData } = readConnection()
    if (path === undefined || isSlow || savesData || wanted.size >= most || !mayPrefetch(document)) return
    wanted.add(path)
    ahead.ask(payloadUrl(path, buildId))
  }, end.signal)
  return () => end.abort()
}
