/** Reads the block "rich text" from the fields that editors filled in, whatever a project calls them. */
import type { BlockFields } from '../../content/values/fields.ts'
import { defined } from '../../content/values/values.ts'
import { common } from '../parts/names.ts'
import type { RichTextProps } from './rich-text.tsx'

/** Names that projects give to the fields of this block. */
export const richTextNames = {
  title: common.title,
  text: [...common.text, 'rich_text', 'richtext', 'html', 'markdown', 'bard', 'article', 'artikel', 'copy'],
} as const

/** Returns the props of the block's view; undefined without a text. */
export function readRichText(fields: BlockFields): RichTextProps | undefined {
  const html = fields.html(...richTextNames.text)
  return html && defined({ title: fields.text(...richTextNames.title), html })
}
