/** The block "rich text" of a page: formatted text, with an optional title. */
import type { Html } from '../../content/types.ts'
import type { BlockAttributes } from '../parts/block-section.tsx'
import { Prose } from '../parts/prose.tsx'

export interface RichTextProps {
  readonly title?: string
  readonly html: Html
}

const className = 'block block--rich-text prose'

export function RichTextBlock({ headingId, headingLevel = 2, title, html }: RichTextProps & BlockAttributes) {
  if (!title) return <Prose className={className} html={html} />
  const Heading = `h${headingLevel}` as const
  return (
    <section className={className} aria-labelledby={headingId}>
      <Heading id={headingId}>{title}</Heading>
      <Prose html={html} />
    </section>
  )
}
