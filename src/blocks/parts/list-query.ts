/** Reads which pages a block with a list, such as "cards" or "rows", shows. */
import type { PageListQuery } from '../../content/lists.ts'
import type { Summary } from '../../content/types.ts'
import type { BlockFields } from '../../content/values/fields.ts'
import { defined, distinct } from '../../content/values/values.ts'

/** Names that projects give to the fields of a list. */
interface ListNames {
  /** Fields with the handle of the collection to list. */
  readonly collection: readonly string[]
  /** Fields with the maximum number of pages. */
  readonly limit: readonly string[]
  /** Fields with the pages that an editor chose. */
  readonly entries: readonly string[]
  /** Fields with rows that an editor typed. */
  readonly items: readonly string[]
}

/** Maximum number of pages in a list, or on one page of it. */
const maxLimit = 48

/** Fields with the number of pages that a list shows at once; the others are on its further pages. */
const perPageNames = [
  ...['per_page', 'page_size', 'paginate', 'items_per_page', 'entries_per_page'],
  ...['per_pagina', 'aantal_per_pagina', 'pro_seite', 'anzahl_pro_seite', 'eintraege_pro_seite'],
]
const orderNames = [
  'sort',
  'sort_by',
  'order',
  'order_by',
  'sorteren',
  'sortering',
  'sortieren',
  'sortierung',
]

/** Names that projects give to each order; `date:desc` is what the content system itself writes. */
const orders = {
  newest: 'newest newest_first latest date:desc date_desc nieuwste nieuwste_eerst neueste neueste_zuerst',
  oldest: 'oldest oldest_first date:asc date_asc oudste oudste_eerst aelteste älteste älteste_zuerst',
  title: 'title title:asc title_asc alphabet alphabetical titel alfabet alfabetisch alphabetisch a_z',
} as const

/**
 * Reads the collection that the page's loader lists; undefined without one. Only a handle such as `news` is
 * accepted, because the text becomes part of a request to the content system.
 */
export function readListQuery(fields: BlockFields, names: ListNames): PageListQuery | undefined {
  const collection = fields.text(...names.collection)
  if (!collection || !/^[a-z0-9_-]{1,64}$/i.test(collection)) return undefined
  const count = (found: readonly string[]) => {
    const number = Math.floor(fields.number(...found) ?? 0)
    return number > 0 ? Math.min(number, maxLimit) : undefined
  }
  return defined({
    collection,
    limit: count(names.limit),
    perPage: count(perPageNames),
    order: fields.choice(orders, ...orderNames),
  })
}

/** Reads the items of a list: the pages that editors chose, then the rows that editors typed. */
export function readListItems(fields: BlockFields, names: ListNames): readonly Summary[] {
  const items = [...fields.entries(...names.entries), ...fields.entries(...names.items)]
  return distinct(items, ({ path, title }) => `${path} ${title}`)
}
