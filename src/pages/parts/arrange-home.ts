/** Arranges the blocks of a home page by what they are and what stands beside them. */
import type { RichTextProps } from '../../blocks/rich-text/rich-text.tsx'
import type { ContentBlock } from '../../content/payload.ts'

/** Most characters of a text that is shown in large letters. */
const longestStatement = 280

/** One or two plain paragraphs, the first with words of its own. */
const plainParagraphs =
  /^\s*<p>(?:(?!<\/?(?:p|h\d|ul|ol|img|br)\b).)+<\/p>\s*(?:<p>(?:(?!<\/?(?:p|h\d|ul|ol|img)\b).)+<\/p>\s*)?$/is

/** Whether a block is a short text without title or parts: it is what the page has to say. */
function isStatement({ type, props, continues }: ContentBlock, next: ContentBlock | undefined): boolean {
  const { title, html } = props as RichTextProps
  if (type !== 'rich_text' || title || continues || next?.continues) return false
  return plainParagraphs.test(html.html) && html.html.replace(/<[^>]*>/g, '').length <= longestStatement
}

/**
 * The first short text becomes a statement, unless an editor opened the page with it as a note; a quote that
 * follows figures stands beside them.
 */
export function arrangeHome(blocks: readonly ContentBlock[]): readonly ContentBlock[] {
  const statement = blocks.findIndex((block, index) => isStatement(block, blocks[index + 1]))
  return blocks.map((block, index) => {
    if (index === statement) return { ...block, type: 'statement' }
    const isPaired = block.type === 'quote' && blocks[index - 1]?.type === 'stats'
    return isPaired ? { ...block, continues: true } : block
  })
}
