import { isChunkLoadError } from '../../shared/chunk-load-error.ts'
import { createReloadGuard } from '../builds/reload-guard.ts'

/**
 * Returns what runs the start of the app, and reloads the document when the app's code cannot be fetched, for
 * example because a deploy has removed it. There is no reload when the guard of reloads refuses it, when the
 * visitor is leaving the page, which a reload would prevent, or has begun to fill in a form, which a reload
 * would empty. The error is thrown in any case.
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
