/** The block "quote" of a page: a quotation with its author. */
import { Image } from '../../components/image/image.tsx'
import type { Picture } from '../../content/types.ts'
import type { BlockAttributes } from '../parts/block-section.tsx'

export interface QuoteProps {
  /** Without quotation marks. */
  readonly text: string
  readonly author?: string
  /** Position of the author, such as "dike warden". */
  readonly role?: string
  /** Portrait of the author, with its caption. */
  readonly picture?: Picture
}

export function QuoteBlock({ text, author, role, picture }: QuoteProps & BlockAttributes) {
  return (
    <figure className="block quote">
      <blockquote>
        <p>{text}</p>
      </blockquote>
      {(author || role || picture) && (
        <figcaption>
          {/* The name beside a portrait says who it is. */}
          {picture && <Image picture={author ? { ...picture, alt: '' } : picture} />}
          {author && <strong>{author}</strong>}
          {author && role && ', '}
          {role}
          {picture?.caption && <span className="quote__caption">{picture.caption}</span>}
        </figcaption>
      )}
    </figure>
  )
}
