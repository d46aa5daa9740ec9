/** Reads the block "gallery" from the fields that editors filled in, whatever a project calls them. */
import type { Picture } from '../../content/types.ts'
import type { BlockFields } from '../../content/values/fields.ts'
import { defined, distinct } from '../../content/values/values.ts'
import { common } from '../parts/names.ts'
import type { GalleryProps } from './gallery.tsx'

/** Names that projects give to the fields of this block. */
const names = {
  title: common.title,
  caption: common.caption,
  alt: ['alt', 'alt_text', 'alttext', 'alttekst', 'alternativtext'],
  pictures: [
    'pictures',
    'images',
    'afbeeldingen',
    'beelden',
    'fotos',
    "foto's",
    'photos',
    'bilder',
    'gallery',
    'galerij',
    'galerie',
    'assets',
  ],
} as const

/** The only picture of a block has the caption and the alternative text that stand beside it. */
const described = (pictures: readonly Picture[], fields: BlockFields): readonly Picture[] => {
  const [only, ...others] = pictures
  if (!only || others.length > 0) return pictures
  return [{ ...only, ...defined({ alt: fields.text(...names.alt), caption: fields.text(...names.caption) }) }]
}

/** Returns the props of the block's view; undefined without pictures. */
export function readGallery(fields: BlockFields): GalleryProps | undefined {
  const all = fields.pictures(...names.pictures, ...common.picture)
  const pictures = described(
    distinct(all, ({ src }) => src),
    fields,
  )
  return pictures.length > 0 ? defined({ title: fields.text(...names.title), pictures }) : undefined
}
