/** The block "quote" of a page: a quotation with its author. */
import type { BlockAttributes } from '../parts/block-section.tsx'

export interface QuoteProps {
  /** Without quotation marks. */
  readonly text: string
  readonly author?: string
  /** Position of the author, such as "dike warden". */
  readonly role?: string
}

export function QuoteBlock({ text, author, role }: QuoteProps & BlockAttributes) {
  return (
    <figure className="block quote">
      <blockquote>
        <p>{text}</p>
      </blockquote>
      {(author || role) && (
        <figcaption>
          {author && <strong>{author}</strong>}
          {author && role && ', '}
          {role}
        </figcaption>
      )}
    </figure>
  )
}
