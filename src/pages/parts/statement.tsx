/** A short text of a home page that stands alone, in large letters. */
import type { RichTextProps } from '../../blocks/rich-text/rich-text.tsx'

export const StatementBlock = ({ html }: RichTextProps) => (
  <div className="block statement">
    <div className="container statement__text" dangerouslySetInnerHTML={{ __html: html.html }} />
  </div>
)
