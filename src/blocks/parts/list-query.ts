/** Reads which pages a block with a list, such as "cards" or "rows", shows. */
import type { ListQuery, Summary } from '../../content/types.ts'
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

/** Maximum number of pages in a list. */
const maxLimit = 48

/**
 * Reads the collection that the page's loader lists; undefined without one. Only a handle such as `news` is
 * accepted, because the text becomes part of a request to the content system.
 */
export function readListQuery(fields: BlockFields, names: ListNames): ListQuery | undefined {
  const collection = fields.text(...names.collection)
  if (!collection || !/^[a-z0-9_-]{1,64}$/i.test(collection)) return undefined
  const limit = Math.floor(fields.number(...names.limit) ?? 0)
  return defined({ collection, limit: limit > 0 ? Math.min(limit, maxLimit) : undefined })
}

/** Reads the items of a list: the pages that editors chose, then the rows that editors typed. */
export function readListItems(fields: BlockFields, names: ListNames): readonly Summary[] {
  const items = [...fields.entries(...names.entries), ...fields.entries(...names.items)]
  return distinct(items, ({ path, title }) => `${path} ${title}`)
}
