/** Loads what an editor has published, and finds out what else that concerns. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import type { ContentChange } from '../../source.ts'
import type { AnswerCache, CachedAnswer } from './answer-cache.ts'
import type { Resource } from './resource.ts'

interface ReloadOptions {
  /** The lists that pages were made of. */
  lists(): readonly Resource[]
  readonly answers: Pick<AnswerCache, 'get' | 'all'>
  /** Loads a resource with a new call. Never rejects. */
  loadAnew(resource: Resource): Promise<void>
  /** Makes everything stale. */
  expire(): void
  /** Tells listeners that content has changed. */
  changed(): void
}

/** Items that are looked through before other work gets a turn. */
const itemsPerTurn = 50

/**
 * Creates the function that loads what was published. The lists tell which entries differ; an item that is one
 * of these entries, or shows one of them, is loaded again before a page uses it. Anything else stays as it is,
 * so that a publish costs the content system one call per list and one per page concerned.
 */
export function createReload({ lists, answers, loadAnew, expire, changed }: ReloadOptions) {
  const currentValue = ({ key }: Resource): Value => answers.get(key)?.resource.value

  /** Loads lists, and resolves with the ids of entries that differ, and whether any list does. */
  async function reloadLists(named: readonly Resource[]) {
    const before = named.map(currentValue)
    await Promise.all(named.map(loadAnew))
    const after = named.map(currentValue)
    return {
      differs: before.some((value, index) => value !== after[index]),
      ids: before.flatMap((value, index) => changedIds(value, after[index])),
    }
  }

  /** The items that are one of some entries, or show one of them. */
  async function itemsWith(ids: ReadonlySet<string>): Promise<readonly CachedAnswer[]> {
    const found: CachedAnswer[] = []
    if (ids.size === 0) return found
    for (const [index, answer] of answers.all().entries()) {
      if (answer.kind === 'list') continue
      if (ids.has(nameIn(answer.key)) || mentions(answer.resource.value, ids)) found.push(answer)
      if (index % itemsPerTurn === 0) await new Promise((done) => setImmediate(done))
    }
    return found
  }

  return async ({ handles, ids }: ContentChange): Promise<void> => {
    const all = lists()
    const named = all.filter(({ key }) => key.split(':').some((part) => handles.includes(part)))
    const { differs, ids: changedOnes } = await reloadLists(named.length > 0 ? named : all)
    const items = await itemsWith(new Set([...ids, ...changedOnes]))
    for (const item of items) item.isOutdated = true
    if (items.length > 0) changed()
    else if (!differs) expire()
  }
}

/** The last part of a key, which names the item. */
const nameIn = (key: string): string => key.slice(key.lastIndexOf(':') + 1)

const rowsById = (value: Value): ReadonlyMap<string, Values> =>
  new Map(
    (Array.isArray(value) ? value : []).flatMap((row) =>
      isValues(row) && typeof row.id === 'string' ? [[row.id, row] as const] : [],
    ),
  )

/** The ids of rows that only one of two lists has, or that differ. */
function changedIds(before: Value, after: Value): readonly string[] {
  if (before === after) return []
  const [old, current] = [rowsById(before), rowsById(after)]
  return [...new Set([...old.keys(), ...current.keys()])].filter(
    (id) => JSON.stringify(old.get(id)) !== JSON.stringify(current.get(id)),
  )
}

/** Whether a value has one of some ids anywhere in it. */
function mentions(value: Value, ids: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return ids.has(value)
  if (value === null || typeof value !== 'object') return false
  return Object.values(value).some((member) => mentions(member as Value, ids))
}
