/** The block "media text" of a page: a picture beside a text, or either alone. */
import { Image } from '../../components/image/image.tsx'
import type { Html, Picture } from '../../content/types.ts'
import type { BlockAttributes } from '../parts/block-section.tsx'
import { GoLink } from '../parts/go-link.tsx'
import type { LinkItem } from '../parts/link-item.ts'
import { Prose } from '../parts/prose.tsx'

export interface MediaTextProps {
  readonly title?: string
  readonly html?: Html
  readonly picture?: Picture
  readonly caption?: string
  /** Side of the text on which the picture is on wide screens. */
  readonly side: 'start' | 'end'
  readonly link?: LinkItem
}

/** The picture with its caption. */
function Figure({
  picture,
  caption,
  className,
}: {
  picture: Picture
  caption?: string | undefined
  className: string
}) {
  return (
    <figure className={className}>
      <Image picture={picture} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

export function MediaTextBlock(props: MediaTextProps & BlockAttributes) {
  const { headingId, headingLevel = 2, title, html, picture, caption, side, link } = props
  if (picture && !title && !html)
    return <Figure className="block figure" picture={picture} caption={caption} />
  const Root = title ? 'section' : 'div'
  const Heading = `h${headingLevel}` as const
  const columns = picture ? `media-text${side === 'end' ? ' media-text--end' : ''}` : ''
  return (
    <Root className="block block--media-text" aria-labelledby={title && headingId}>
      <div className={`block__inner ${columns}`.trim()}>
        {picture && <Figure className="figure media-text__media" picture={picture} caption={caption} />}
        <div className="flow">
          {title && <Heading id={headingId}>{title}</Heading>}
          {html && <Prose html={html} />}
          {link && (
            <p>
              <GoLink link={link} about={title} />
            </p>
          )}
        </div>
      </div>
    </Root>
  )
}
