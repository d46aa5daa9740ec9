import { defined } from '../../content/values/values.ts'
import type { VideoProps } from '../video/video.tsx'
import { drawnPoster } from './drawn-poster.ts'
import { embedAddress } from './embed-address.ts'
import { embedWords } from './embed-words.ts'

/** What frames of a page are read with. */
export interface EmbedContext {
  /** Language of the page. */
  readonly locale?: string
  /** Origins of content that frames may show, besides those of known services. */
  readonly frameHosts?: readonly string[]
}

/** What a frame that is no film is shown with. */
export function embedProps(url: string, { locale, frameHosts }: EmbedContext): VideoProps {
  const { of, ...address } = embedAddress(url, frameHosts)
  const kind = of ?? 'page'
  const host = URL.canParse(url) ? new URL(url).host : undefined
  return defined({
    ...{ url, address },
    provider: address.kind === 'frame' ? address.provider : host,
    isTall: of === 'form' || undefined,
    poster: address.kind === 'frame' ? drawnPoster(kind) : undefined,
    words: embedWords(kind, locale),
  })
}
