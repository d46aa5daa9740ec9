/** Adds to sets and pages the entries of the collection that their names name. */
import { schemaOf } from '../content/kinds/field-schema.ts'
import type { Value, Values } from '../content/types.ts'
import { isValues, itemsOf, memberOf, numberOf, textOf } from '../content/values/values.ts'
import type { FoundList } from './block-readers.ts'
import { composeGathered } from './compose/compose-parts.ts'
import { gather } from './compose/join/gather.ts'
import { isPart, type Part, type PartOf } from './compose/parts/part.ts'
import type { ComposeScope } from './compose/scope.ts'
import { atLevel, type Draft, draftOf } from './draft.ts'

/** Parts that are a list themselves: a set with one lists nothing more. */
const isList = isPart(
  'rows',
  'sets',
  'entries',
  'group',
  'list',
  'links',
  'table',
  'form',
  'files',
  'code',
  'video',
)

const isTitle = isPart('heading', 'label')

/** Names of fields with the number of entries to list. */
const limitNames = [
  ...['limit', 'count', 'amount', 'max', 'number_of_items', 'max_items', 'how_many'],
  ...['aantal', 'hoeveel', 'anzahl', 'wie_viele'],
]
const maxLimit = 48

function limitIn(values: Values): number | undefined {
  const limit = limitNames
    .map((name) => numberOf(memberOf(values, name)))
    .find((found) => found !== undefined)
  return limit !== undefined && limit >= 1 ? Math.min(Math.floor(limit), maxLimit) : undefined
}

/** Names of fields that choose a collection, where no blueprint says which do. */
const collectionNames = /(?:^|_)(?:collection|collectie|verzameling|sammlung)s?$/

/** The collection that a value names: its handle, or what a content system sends of it; the first of several. */
function chosenIn(value: Value): string | undefined {
  const [first] = itemsOf(value)
  return textOf(isValues(first) ? memberOf(first, 'handle') : first)
}

/** The collection that a field of a set chooses for it to list. */
function chosenCollection(values: Values): string | undefined {
  const schema = schemaOf(values)
  const names = schema
    ? schema.filter(({ type }) => type === 'collections').map(({ handle }) => handle)
    : Object.keys(values).filter((name) => collectionNames.test(name))
  return names.map((name) => chosenIn(memberOf(values, name))).find((handle) => handle !== undefined)
}

/**
 * The blocks of a set that lists a collection by its name; undefined for any other set.
 * @param type the type of the set
 * @param parts its fields, which stand above the list
 */
export function composeNamedList(
  type: string,
  parts: readonly Part[],
  values: Values,
  scope: ComposeScope,
): readonly Draft[] | undefined {
  if (!scope.list || parts.some(isList)) return undefined
  const title = parts.find(isPart('heading'))?.text
  const names = { handles: [type], title, isBare: parts.every(isTitle), chosen: chosenCollection(values) }
  const found = scope.list(names)
  return found && composeList(found, parts, limitIn(values), scope)
}

function composeList(
  found: FoundList,
  parts: readonly Part[],
  limit: number | undefined,
  scope: ComposeScope,
): readonly Draft[] {
  const { body } = gather(parts, false)
  if ('rows' in found) return composeGathered({ body: [...body, rowsOf(found.rows.slice(0, limit))] }, scope)
  const query = { ...found.query, ...(limit !== undefined && { limit }) }
  const [only, ...others] = body
  const title = only?.kind === 'heading' && others.length === 0 ? { title: only.text } : {}
  const above = 'title' in title || body.length === 0 ? [] : composeGathered({ body }, scope)
  const list = draftOf('cards', { ...title, layout: 'grid', items: [], query })
  return [...above, atLevel(list, scope)]
}

const rowsOf = (rows: readonly Values[]): PartOf<'rows'> => ({
  kind: 'rows',
  handle: '',
  rows,
  fields: rows[0] && schemaOf(rows[0]),
})

/** Whether a value, at any depth, holds one of these entries. */
function holds(value: unknown, ids: ReadonlySet<unknown>): boolean {
  if (typeof value !== 'object' || value === null) return false
  return ids.has((value as { id?: unknown }).id) || Object.values(value).some((member) => holds(member, ids))
}

/**
 * The entries without pages that a page lists at its end, because its name is that of their collection; none
 * where the page shows one of them already.
 */
export function pageListParts(
  names: readonly string[],
  values: Values,
  scope: ComposeScope,
): readonly PartOf<'rows'>[] {
  const found = names.length > 0 ? scope.list?.({ handles: names, isPage: true }) : undefined
  if (!found || !('rows' in found) || found.rows.length === 0) return []
  return holds(values, new Set(found.rows.map(({ id }) => id))) ? [] : [rowsOf(found.rows)]
}
