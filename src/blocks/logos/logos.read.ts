/** Reads the block "logos" from the fields that editors filled in, whatever a project calls them. */
import type { BlockFields } from '../../content/values/fields.ts'
import { defined, distinct } from '../../content/values/values.ts'
import { common } from '../parts/names.ts'
import type { LogosProps } from './logos.tsx'

/** Names that projects give to the fields of this block. */
const names = {
  ...common,
  items: ['items', 'logos', 'partners', 'partner', ...common.items],
  name: ['name', 'naam', ...common.title, 'alt', 'label'],
  logo: ['logo', ...common.picture, 'url'],
  // In a row that is an asset, `url` is the address of the picture.
  link: ['link', 'website', 'webseite', 'href', ...common.link.filter((name) => name !== 'url')],
} as const

/**
 * Returns the props of the block's view; undefined without logos. A logo without a name is left out: the name
 * is the text alternative of the picture.
 */
export function readLogos(fields: BlockFields): LogosProps | undefined {
  const all = fields.rows(...names.items).flatMap((row) => {
    const picture = row.picture(...names.logo)
    const name = row.text(...names.name) ?? picture?.alt
    return picture && name ? [defined({ name, picture, href: row.link(...names.link) })] : []
  })
  const items = distinct(all, ({ name }) => name)
  return items.length > 0 ? defined({ title: fields.text(...names.title), items }) : undefined
}
