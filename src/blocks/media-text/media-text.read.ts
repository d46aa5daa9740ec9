import type { BlockFields } from '../../content/fields.ts'
import { defined } from '../../content/values.ts'
import { readLinkItem } from '../parts/link-item.ts'
import { common } from '../parts/names.ts'
import type { MediaTextProps } from './media-text.tsx'

const names = {
  ...common,
  side: ['side', 'kant', 'position', 'positie', 'media_position', 'align', 'uitlijning', 'seite'],
} as const

const sides = ['start', 'end', 'left', 'right', 'links', 'rechts', 'image_right', 'media_right'] as const
const endSides: readonly string[] = ['end', 'right', 'rechts', 'image_right', 'media_right']

/** Also reads a picture alone. */
export function readMediaText(fields: BlockFields): MediaTextProps | undefined {
  const picture = fields.picture(...names.picture, 'pictures', 'images', 'afbeeldingen')
  const html = fields.html(...names.text)
  if (!picture && !html) return undefined
  return defined({
    title: fields.text(...names.title),
    html,
    picture,
    caption: fields.text(...names.caption),
    side: endSides.includes(fields.choice(sides, ...names.side)) ? ('end' as const) : ('start' as const),
    link: readLinkItem(fields, names),
  })
}
