/** Reads the entries that a page shows inside of it: those that have no page of their own. */
import { withSchema } from '../../../../src/content/kinds/field-schema.ts'
import type { Values } from '../../../../src/content/types.ts'
import { schemaOfFields } from '../blueprints/schema.ts'
import type { FieldScope } from './field-reader.ts'
import type { StoredEntry } from './types.ts'

/** Maximum levels of entries that refer to each other. */
const maxLevels = 3

/**
 * The summary of an entry that has a page; of one without, its fields with its id. Undefined for an entry
 * that visitors do not see, one that is being read already, and when a page would have too many.
 */
export function readEntry(id: string, scope: FieldScope): Values | undefined {
  const found = scope.context.entry(id)
  if (!found) return undefined
  return 'values' in found ? readStored(found, scope) : (found as unknown as Values)
}

function readStored({ id, values, fields }: StoredEntry, scope: FieldScope): Values | undefined {
  const { open, budget } = scope.entries
  if (open.includes(id) || open.length >= maxLevels || budget.left <= 0) return undefined
  budget.left -= 1
  const inner = { ...scope, entries: { open: [...open, id], budget } }
  return withSchema({ id, ...scope.augmentMembers(values, fields, inner) }, schemaOfFields(fields))
}
