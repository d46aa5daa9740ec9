import type { Payload } from '../content/payload.ts'
import { createTexts } from '../i18n/texts.ts'
import type { Translate } from '../i18n/translate.ts'
import { loadView, type View } from '../pages/index.ts'

/** A page that is ready to be rendered: its payload, its components and its texts. */
export interface LoadedPage {
  readonly payload: Payload
  readonly view: View
  readonly t: Translate
}

/**
 * Loads the components and texts for a payload. Rejects when the code of the components, or the file with the
 * site's messages, cannot be fetched.
 */
export type LoadPage = (payload: Payload) => Promise<LoadedPage>

/**
 * Creates the loader of pages, for the first page of a document and for client navigations.
 * @param apiBase origin of the API that serves texts; empty for this site
 */
export function createPageLoader(apiBase: string): LoadPage {
  const texts = createTexts(apiBase)
  return async (payload) => {
    const [view, t] = await Promise.all([loadView(payload), texts(payload.locale, payload.translations)])
    return { payload, view, t }
  }
}
