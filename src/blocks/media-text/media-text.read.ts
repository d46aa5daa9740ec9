/** Reads the block "media text" from the fields that editors filled in, whatever a project calls them. */
import { captionBelow, withoutCaption } from '../../content/values/captions.ts'
import type { BlockFields } from '../../content/values/fields.ts'
import { defined } from '../../content/values/values.ts'
import { readLinkItem } from '../parts/link-item.ts'
import { common } from '../parts/names.ts'
import type { MediaTextProps } from './media-text.tsx'

/** Names that projects give to the fields of this block. */
const names = {
  ...common,
  side: [
    'side',
    'kant',
    'position',
    'positie',
    'media_position',
    'align',
    'uitlijning',
    'seite',
    'ausrichtung',
  ],
} as const

/** Names that projects give to each side on which the picture can be. */
const sides = {
  start: 'start left links image_left media_left beeld_links bild_links',
  end: 'end right rechts image_right media_right beeld_rechts bild_rechts',
} as const

/** Returns the props of the block's view; undefined with neither a picture nor a text. */
export function readMediaText(fields: BlockFields): MediaTextProps | undefined {
  // Of a field with several pictures, the first one is read.
  const picture = fields.picture(...names.picture, 'pictures', 'images', 'afbeeldingen')
  const html = fields.html(...names.text)
  if (!picture && !html) return undefined
  return defined({
    title: fields.text(...names.title),
    html,
    picture: picture && withoutCaption(picture),
    // Without a picture of its own the caption is left for the picture that the set names otherwise.
    caption: picture && captionBelow(picture, fields.text(...names.caption)),
    side: fields.choice(sides, ...names.side) ?? ('start' as const),
    link: readLinkItem(fields, names),
  })
}
