/** Reads which pages a list block shows. */
import type { BlockFields } from '../../content/fields.ts'
import type { ListQuery, Summary } from '../../content/types.ts'
import { defined, distinct } from '../../content/values.ts'

interface ListNames {
  readonly collection: readonly string[]
  readonly limit: readonly string[]
  readonly entries: readonly string[]
  readonly items: readonly string[]
}

const maxLimit = 48

/** Handles only: what an editor types here ends up in a question to the content system. */
export function readListQuery(fields: BlockFields, names: ListNames): ListQuery | undefined {
  const collection = fields.text(...names.collection)
  if (!collection || !/^[a-z0-9_-]{1,64}$/i.test(collection)) return undefined
  const limit = Math.floor(fields.number(...names.limit) ?? 0)
  return defined({ collection, limit: limit > 0 ? Math.min(limit, maxLimit) : undefined })
}

/** Chosen entries first, then rows that were typed. */
export function readListItems(fields: BlockFields, names: ListNames): readonly Summary[] {
  const items = [...fields.entries(...names.entries), ...fields.entries(...names.items)]
  return distinct(items, ({ path, title }) => `${path} ${title}`)
}
