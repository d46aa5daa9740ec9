import type { Locale } from '../../../src/i18n/locales.ts'
import type { PassThroughCall, PublicContentRequest } from './api-request.ts'
import { createPassThrough, type PassThrough, type PassThroughClient } from './pass-through.ts'

type PublicContent = Pick<PublicContentRequest, 'collections' | 'entries'>

/**
 * Passes on what the content makes public: collections and entries with pages.
 * @param open what to ask the content system; undefined for what is not public
 * @param publicContent undefined for a language that the content system does not have
 */
export function createContentPassThrough(
  open: (opening: PublicContentRequest) => Promise<PassThroughCall | undefined>,
  publicContent: (locale: Locale) => Promise<PublicContent | undefined>,
  upstream: PassThroughClient,
): PassThrough {
  return createPassThrough({
    ...upstream,
    async resolve(asked) {
      const content = await publicContent(asked.locale)
      return content && open({ ...asked, ...content })
    },
  })
}
