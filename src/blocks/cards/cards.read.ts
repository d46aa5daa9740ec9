/** Reads the block "cards" from the fields that editors filled in, whatever a project calls them. */
import type { BlockFields } from '../../content/values/fields.ts'
import { defined } from '../../content/values/values.ts'
import { readLinkItem } from '../parts/link-item.ts'
import { readListItems, readListQuery } from '../parts/list-query.ts'
import { common } from '../parts/names.ts'
import type { CardsProps } from './cards.tsx'

/** Names that projects give to the fields of this block. */
const names = {
  ...common,
  layout: ['layout', 'weergave', 'indeling', 'style', 'stijl', 'darstellung', 'ansicht'],
  entries: [
    'entries',
    'pages',
    'paginas',
    'artikelen',
    'articles',
    'related',
    'verwant',
    'seiten',
    'artikel',
    'beiträge',
  ],
  items: ['items', 'cards', 'kaarten', 'karten', 'teasers', 'tegels', ...common.items],
} as const

/** Names that projects give to each layout. */
const layouts = {
  grid: 'grid raster rooster gitter kacheln tegels columns kolommen spalten',
  mosaic: 'mosaic mosaik mozaiek mozaïek featured uitgelicht hervorgehoben',
} as const

/** Returns the props of the block's view; undefined with neither pages nor a collection to list. */
export function readCards(fields: BlockFields): CardsProps | undefined {
  const items = readListItems(fields, names)
  const query = items.length === 0 ? readListQuery(fields, names) : undefined
  if (items.length === 0 && !query) return undefined
  return defined({
    title: fields.text(...names.title),
    layout: fields.choice(layouts, ...names.layout) ?? ('grid' as const),
    link: readLinkItem(fields, names),
    items,
    query,
  })
}
