import { isChunkLoadError } from '../../shared/chunk-load-error.ts'
import { createReloadGuard } from '../builds/reload-guard.ts'

/**
 * Creates a function that calls `start`, which starts the app, and reloads the document when the app's code
 * cannot be fetched, for example because a deploy has removed that code. Nothing is reloaded when the reload
 * guard refuses, when the visitor is leaving the page (a reload would keep them there), or when the visitor
 * has begun to fill in a form (a reload would empty the form). The error of `start` is thrown in any case.
 */
export function createReloadOnce(): (start: () => Promise<void>, isLeaving?: () => boolean) => Promise<void> {
  let mayReload = true
  const stay = () => {
    mayReload = false
  }
  return async (start, isLeaving) => {
    const end = new AbortController()
    for (const type of ['beforeunload', 'input']) addEventListener(type, stay, { signal: end.signal })
    try {
      await start()
    } catch (error) {
      if (isChunkLoadError(error) && mayReload && !isLeaving?.())
        mayReload = createReloadGuard().reloadAt(new URL(location.href))
      throw error
    } finally {
      end.abort()
    }
  }
}
