import type { Payload } from '../content/payload.ts'
import { createTexts } from '../i18n/texts.ts'
import type { Translate } from '../i18n/translate.ts'
import { loadView, type View } from '../pages/index.ts'

/** Everything that one page needs to be shown. */
export interface LoadedPage {
  readonly payload: Payload
  readonly view: View
  readonly t: Translate
}

/** Gets a page's code and texts. Rejects when its code cannot be loaded. */
export type LoadPage = (payload: Payload) => Promise<LoadedPage>

export function createPageLoader(apiBase: string): LoadPage {
  const texts = createTexts(apiBase)
  return async (payload) => {
    const [view, t] = await Promise.all([loadView(payload), texts(payload.locale, payload.translations)])
    return { payload, view, t }
  }
}
