import { Image } from '../../components/image/image.tsx'
import type { PageHead } from '../../content/payload.ts'

interface PageFigureProps {
  readonly page: Pick<PageHead, 'picture' | 'pictureCaption'>
  /** Language of the texts, if it is not that of the page. */
  readonly lang: string | undefined
  readonly className: string
}

/** The picture of a page with its caption; nothing where there is none. */
export function PageFigure({ page: { picture, pictureCaption }, lang, className }: PageFigureProps) {
  if (!picture) return null
  return (
    <figure className={`figure ${className}`} lang={lang}>
      <Image picture={picture} eager />
      {pictureCaption && <figcaption>{pictureCaption}</figcaption>}
    </figure>
  )
}
