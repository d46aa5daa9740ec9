import type { Locale } from '../../../src/i18n/locales.ts'
import { createPassThrough, type OpenUpstream, type PassThrough } from './pass-through.ts'
import type { Opening, OpenQuestion } from './question.ts'

type PublicContent = Pick<Opening, 'collections' | 'entries'>

/**
 * Passes on what the content makes public: collections and entries with pages.
 * @param open what to ask the content system; undefined for what is not public
 * @param publicContent undefined for a language that the content system does not have
 */
export function passThroughFrom(
  open: (opening: Opening) => Promise<OpenQuestion | undefined>,
  publicContent: (locale: Locale) => Promise<PublicContent | undefined>,
  upstream: OpenUpstream,
): PassThrough {
  return createPassThrough({
    ...upstream,
    async question(asked) {
      const content = await publicContent(asked.locale)
      return content && open({ ...asked, ...content })
    },
  })
}
