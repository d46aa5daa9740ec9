import type { Logger } from 'pino'
import * as messages from '../../src/shared/errors.ts'
import { createLifetimeCache } from '../cache/lifetime-cache.ts'
import type { Config } from '../config/config.ts'
import { forEachInSteps, runStepsInTurns, type Steps, taken } from '../scheduling/steps.ts'
import type { ContentSource } from './source.ts'

/** Freezes a value with all its members: those that are frozen already are taken to be so with theirs. */
function* freezeInSteps<T>(value: T): Steps<T> {
  const left: unknown[] = [value]
  yield* forEachInSteps(taken(left), (each) => {
    if (each === null || typeof each !== 'object' || Object.isFrozen(each)) return
    Object.freeze(each)
    for (const member of Object.values(each)) left.push(member)
  })
  return value
}

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
  const frozen = async <T>(load: Promise<T>): Promise<T> => runStepsInTurns(freezeInSteps(await load))
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
    globals: (locale) => globals.get(`globals:${locale}`, () => frozen(source.globals(locale))),
    translations: (locale) =>
      translations.get(`translations:${locale}`, () => frozen(source.translations(locale))),
    async close() {
      unsubscribe()
      await source.close()
    },
  }
}
