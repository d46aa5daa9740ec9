import type { Locale } from '../../../src/i18n/languages.ts'
import type { PassThroughCall, PublicContentRequest } from './api-request.ts'
import { createPassThrough, type PassThrough, type PassThroughClient } from './pass-through.ts'

type PublicContent = Pick<PublicContentRequest, 'collections' | 'entries'>

/**
 * Creates the pass-through of one content source, which passes requests of visitors below `/api/cms/` on to
 * the content system. It looks up the collections and entries that are public in a language, by which the
 * source's adapter decides (`resolve`) which requests may be passed on.
 * @param resolve returns the call to the content system; undefined for content that is not public
 * @param publicContent returns the public content; undefined for a language that the content system does not
 * have
 * @param client sends the calls
 */
export function createContentPassThrough(
  resolve: (request: PublicContentRequest) => Promise<PassThroughCall | undefined>,
  publicContent: (locale: Locale) => Promise<PublicContent | undefined>,
  client: PassThroughClient,
): PassThrough {
  return createPassThrough({
    ...client,
    async resolve(request) {
      const content = await publicContent(request.locale)
      return content && resolve({ ...request, ...content })
    },
  })
}
