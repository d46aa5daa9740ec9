/** Completes the entries without pages that an entry refers to: the REST API sends only their titles. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import { memoWeak } from '../../../../src/shared/memo.ts'
import type { Calendar } from '../../model/dates.ts'
import { asList, asText, omit } from '../../model/values.ts'
import { isHandle } from '../../remote/handles.ts'
import type { CachedResource } from '../../remote/resources/resource.ts'
import type { RestSite } from '../content/sites.ts'
import { publishedRows } from './entry.ts'
import { systemMembers } from './field-names.ts'
import { localizeMembers } from './local-dates.ts'

/** Maximum levels of entries that refer to each other, of collections on one page, and of nested values. */
const [maxLevels, maxCollections, maxDepth] = [3, 12, 32]
/** Maximum number of entries that are completed on one page. */
const maxEntries = 1000

const apiAddress = /\/collections\/([^/]+)\/entries\/[^/?#]+$/

/** The collection of an entry that the API sends in short and that has no page; undefined for other values. */
function collectionOf(values: Values): string | undefined {
  const hasPage = asText(values.url) !== undefined
  const handle = hasPage ? undefined : apiAddress.exec(asText(values.api_url) ?? '')?.[1]
  return isHandle(handle) ? handle : undefined
}

/** Collections of the entries without pages inside a value. */
function collectionsIn(value: Value, depth = 0): readonly string[] {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return []
  const own = isValues(value) ? (collectionOf(value) ?? []) : []
  return [own, Object.values(value).map((member: Value) => collectionsIn(member, depth + 1))].flat(2)
}

/** Collections that an entry or the entries of a list name: looked for once in each. */
const namedIn = memoWeak((value: Values | readonly Value[]): readonly string[] => [
  ...new Set(collectionsIn(value)),
])

/** Whole entries by collection and id. */
type Found = ReadonlyMap<string, ReadonlyMap<string, Values>>

/** A copy of a value in which the entries that were found are complete. */
function complete(value: Value, found: Found, open: readonly string[], budget: { left: number }): Value {
  if (Array.isArray(value)) return value.map((item: Value) => complete(item, found, open, budget))
  if (!isValues(value)) return value
  const id = asText(value.id) ?? ''
  const whole = found.get(collectionOf(value) ?? '')?.get(id)
  if (whole && (open.includes(id) || open.length >= maxLevels || budget.left-- <= 0)) return undefined
  const inner = whole ? [...open, id] : open
  const members = Object.entries(whole ?? value).map(
    ([name, member]) => [name, complete(member, found, inner, budget)] as const,
  )
  return Object.fromEntries(members)
}

interface RelatedEntriesOptions {
  readonly calendar: Calendar
  /** Loads the entries of a collection with all of their fields. */
  load(collection: string, site: RestSite): Promise<CachedResource>
}

/**
 * Creates a function that completes the fields of an entry: the same object for the same fields and lists. A
 * collection that cannot be loaded leaves its entries with their titles alone.
 */
export function createRelatedEntries({ calendar, load }: RelatedEntriesOptions) {
  const done = new WeakMap<Values, { readonly lists: readonly CachedResource[]; readonly fields: Values }>()
  const wholeOf = (row: Values): Values => ({
    id: asText(row.id),
    ...localizeMembers(omit(row, ...systemMembers), calendar),
  })
  const known = new WeakMap<CachedResource, ReadonlyMap<string, Values>>()
  /** A list is that of one site: its rows are read once, however many pages refer to them. */
  function rowsOf(list: CachedResource, site: RestSite): ReadonlyMap<string, Values> {
    const read = () =>
      publishedRows(list.value, site).map((row) => [asText(row.id) ?? '', wholeOf(row)] as const)
    const rows = known.get(list) ?? new Map(read())
    known.set(list, rows)
    return rows
  }

  /** Loads the collections that values name, then those that these name, and so on. */
  async function loadAll(fields: Values, site: RestSite): Promise<ReadonlyMap<string, CachedResource>> {
    const lists = new Map<string, CachedResource>()
    let wanted = new Set(namedIn(fields))
    for (let level = 0; level < maxLevels && wanted.size > 0; level += 1) {
      const fresh = [...wanted].filter((handle) => !lists.has(handle)).slice(0, maxCollections - lists.size)
      const loaded = await Promise.all(fresh.map((handle) => load(handle, site).catch(() => undefined)))
      for (const [at, list] of loaded.entries()) if (list) lists.set(fresh[at] ?? '', list)
      wanted = new Set(loaded.flatMap((list) => (list ? namedIn(asList(list.value)) : [])))
    }
    return lists
  }

  return async (fields: Values, site: RestSite): Promise<Values> => {
    const lists = await loadAll(fields, site)
    if (lists.size === 0) return fields
    const last = done.get(fields)
    const isSame =
      last?.lists.length === lists.size && [...lists.values()].every((list) => last.lists.includes(list))
    if (last && isSame) return last.fields
    const found = new Map([...lists].map(([handle, list]) => [handle, rowsOf(list, site)]))
    const completed = complete(fields, found, [], { left: maxEntries }) as Values
    done.set(fields, { lists: [...lists.values()], fields: completed })
    return completed
  }
}
