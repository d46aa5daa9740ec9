import type { Logger } from 'pino'
import * as messages from '../../src/shared/errors.ts'
import { createLifetimeCache } from '../cache/lifetime-cache.ts'
import type { Config } from '../config/config.ts'
import type { ContentSource } from './source.ts'

/**
 * Wraps a source so that globals and translations are loaded once per lifetime, and survive a source that
 * fails.
 */
export function createCachedSource(
  source: ContentSource,
  { globalsTtl, translationsTtl }: Pick<Config, 'globalsTtl' | 'translationsTtl'>,
  logger: Pick<Logger, 'error'>,
): ContentSource {
  const failed = (message: string) => (err: unknown, key: string) => logger.error({ err, key }, message)
  const globals = createLifetimeCache({ seconds: globalsTtl, onError: failed(messages.globals) })
  const translations = createLifetimeCache({
    seconds: translationsTtl,
    onError: failed(messages.translations),
  })
  const stop = source.onChange(() => {
    globals.clear()
    translations.clear()
  })

  return {
    ...source,
    globals: (locale) => globals.get(`globals:${locale}`, () => source.globals(locale)),
    translations: (locale) => translations.get(`translations:${locale}`, () => source.translations(locale)),
    async close() {
      stop()
      await source.close()
    },
  }
}
