/** What previews consist of: passes for editors, and the services of pages around content with drafts. */
import type { IncomingMessage } from 'node:http'
import type { LoaderDeps } from '../loaders/loader.ts'
import type { RenderDeps } from '../render/render-page.tsx'
import type { Passes } from './pass.ts'

/** The services of one page whose content has drafts. */
export interface OpenPreview {
  readonly deps: LoaderDeps & RenderDeps
  close(): Promise<void>
}

/** Previews of a site. */
export interface Preview {
  readonly passes: Passes
  /** Returns the secret that control panels open previews with. */
  readonly secret: () => string
  /**
   * Whether the content system has given out a token of live preview. Absent where it cannot tell, and where
   * there are no tokens.
   */
  readonly knowsToken?: ((token: string) => Promise<boolean>) | undefined
  /** Opens the content with drafts, for one page. */
  open(token: string | undefined): Promise<OpenPreview>
  /** Origins that may show previews in a frame. */
  readonly frameOrigins: readonly string[]
}

/** Name of the cookie with the pass. */
export const passCookie = 'preview'

const hasPass = new RegExp(`(?:^|;)\\s*${passCookie}=`)
/** Statamic adds both to the address of a page: what the entry is now, and with which token it is read. */
const isLive = /[?&]live-preview=/

/** Whether a request may ask for a preview: such a request is never answered from a cache. */
export const mayBePreview = ({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean =>
  (headers.cookie !== undefined && hasPass.test(headers.cookie)) ||
  headers['x-preview-token'] !== undefined ||
  isLive.test(url)
