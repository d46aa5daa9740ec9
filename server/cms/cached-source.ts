import type { Logger } from 'pino'
import * as messages from '../../src/shared/errors.ts'
import { createLifetimeCache } from '../cache/lifetime-cache.ts'
import type { Config } from '../config/config.ts'
import type { ContentSource } from './source.ts'

/**
 * Wraps a content source: its globals and translations are cached for `globalsTtl` and `translationsTtl`
 * seconds. After that they are loaded again; while loading fails, the last values are served. A change of the
 * content clears both caches.
 */
export function createCachedSource(
  source: ContentSource,
  { globalsTtl, translationsTtl }: Pick<Config, 'globalsTtl' | 'translationsTtl'>,
  logger: Pick<Logger, 'error'>,
): ContentSource {
  const logError = (message: string) => (err: unknown, key: string) => logger.error({ err, key }, message)
  const globals = createLifetimeCache({ seconds: globalsTtl, onError: logError(messages.globals) })
  const translations = createLifetimeCache({
    seconds: translationsTtl,
    onError: logError(messages.translations),
  })
  const unsubscribe = source.onChange(() => {
    globals.clear()
    translations.clear()
  })

  return {
    ...source,
    globals: (locale) => globals.get(`globals:${locale}`, () => source.globals(locale)),
    translations: (locale) => translations.get(`translations:${locale}`, () => source.translations(locale)),
    async close() {
      unsubscribe()
      await source.close()
    },
  }
}
