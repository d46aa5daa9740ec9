import type { ContentPreview } from '../../cms/source.ts'
import type { Config } from '../../config/config.ts'
import type { LoaderDeps } from '../../loaders/loader.ts'
import { createPasses } from '../../preview/pass.ts'
import type { Preview } from '../../preview/preview.ts'
import type { RenderDeps } from '../../render/render-page.tsx'
import { noShellCache } from '../../render/shell-cache.tsx'
import type { Readers } from './readers.ts'

/** Origins that may show previews in a frame: the content system's, and those that the operator names. */
const frameOrigins = ({ cms, previewOrigins }: Config): readonly string[] => [
  ...new Set([...(cms ? [new URL(cms.url).origin] : []), ...previewOrigins]),
]

/**
 * Creates the previews of a site: its services, with what reads content put around content with drafts. Nothing
 * that remembers what it made is among them.
 */
export function createPreview(
  deps: LoaderDeps & RenderDeps,
  content: ContentPreview | undefined,
  readers: Readers,
): Preview | undefined {
  const { config } = deps
  const secret = config.previewSecret
  if (!content || !secret) return undefined
  return {
    passes: createPasses(secret),
    secret,
    knowsToken: content.knowsToken,
    frameOrigins: frameOrigins(config),
    async open(token) {
      const drafts = await content.open(token)
      return {
        deps: {
          ...deps,
          content: drafts,
          menus: readers.menus(drafts),
          bodies: readers.bodies(drafts),
          shellCache: noShellCache,
        },
        close: drafts.close,
      }
    },
  }
}
