/** Reads the block "gallery" from the fields that editors filled in, whatever a project calls them. */
import type { BlockFields } from '../../content/fields.ts'
import { defined, distinct } from '../../content/values.ts'
import { common } from '../parts/names.ts'
import type { GalleryProps } from './gallery.tsx'

/** Names that projects give to the fields of this block. */
const names = {
  title: common.title,
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

/** Returns the props of the block's view; undefined without pictures. */
export function readGallery(fields: BlockFields): GalleryProps | undefined {
  const all = fields.pictures(...names.pictures, ...common.picture)
  const pictures = distinct(all, ({ src }) => src)
  return pictures.length > 0 ? defined({ title: fields.text(...names.title), pictures }) : undefined
}
