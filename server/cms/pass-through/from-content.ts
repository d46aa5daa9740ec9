import type { Locale } from '../../../src/i18n/locales.ts'
import type { RemoteAdapter } from '../remote/adapter.ts'
import type { LocaleAnswers } from '../remote/answers.ts'
import { createPassThrough, type OpenUpstream, type PassThrough } from './pass-through.ts'

/**
 * Passes on what the content makes public: collections and entries with pages.
 * @param answersIn what is known of a language; undefined where the content system does not have it
 */
export function passThroughFrom(
  adapter: Pick<RemoteAdapter, 'open'>,
  answersIn: (locale: Locale) => Promise<LocaleAnswers | undefined>,
  upstream: OpenUpstream,
): PassThrough {
  return createPassThrough({
    ...upstream,
    async question(asked) {
      const answers = await answersIn(asked.locale)
      if (!answers) return undefined
      const { language, isShown } = answers.view
      const entries = language.entries.filter(isShown)
      return adapter.open({ ...asked, entries, collections: answers.collections() })
    },
  })
}
