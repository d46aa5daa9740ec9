import { isChunkLoadError } from '../../shared/chunk-load-error.ts'
import { createReloadGuard } from '../builds/reload-guard.ts'

/**
 * Runs a start whose first code may be gone: then the document is loaded again, under the guard of every
 * reload. Once that is refused the document stays as it is. So it does under a visitor who is leaving it,
 * whose way a reload would cut off, or who has begun to fill something in, which a reload would throw away.
 */
export function createReloadOnce(): (start: () => Promise<void>) => Promise<void> {
  let mayReload = true
  const stay = () => {
    mayReload = false
  }
  return async (start) => {
    const end = new AbortController()
    for (const type of ['beforeunload', 'input']) addEventListener(type, stay, { signal: end.signal })
    try {
      await start()
    } catch (error) {
      if (isChunkLoadError(error) && mayReload)
        mayReload = createReloadGuard().reloadAt(new URL(location.href))
      throw error
    } finally {
      end.abort()
    }
  }
}
