import type { ComponentType } from 'react'
import { type ExtensionView, isOfExtension } from '../blocks/extensions/extension-context.ts'
import type { ConsentBannerProps } from '../components/consent-banner/consent-choice-context.ts'
import type { ContentBlock, Payload } from '../content/payload.ts'
import { createTexts } from '../i18n/texts.ts'
import type { Translate } from '../i18n/translate.ts'
import { loadView, type View } from '../pages/index.ts'

/** A page that is ready to be rendered: its payload, its components and its texts. */
export interface LoadedPage {
  readonly payload: Payload
  readonly view: View
  readonly t: Translate
  /** Where the page has blocks of extensions. */
  readonly extensions?: ExtensionView | undefined
  /** The banner of a site with categories of consent. */
  readonly choice?: ComponentType<ConsentBannerProps> | undefined
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
    const { data, shell } = payload
    const [view, t, extensions, choice] = await Promise.all([
      loadView(payload),
      texts(payload),
      'blocks' in data && data.blocks.some(isOfExtension) ? importExtensions(data.blocks) : undefined,
      shell.consent && importChoice(),
    ])
    return { payload, view, t, extensions, choice }
  }
}

const importChoice = async (): Promise<ComponentType<ConsentBannerProps>> =>
  (await import('../components/consent-banner/consent-choice.tsx')).ConsentChoice

const importExtensions = async (blocks: readonly ContentBlock[]): Promise<ExtensionView> =>
  (await import('../blocks/extensions/extension-views.tsx')).loadExtensions(blocks)
