/** Tells which collections sets and pages may list by name. */
import type { ListableCollection } from '../../../../src/content/lists.ts'
import type { Values } from '../../../../src/content/types.ts'
import { memoLast } from '../../../../src/shared/memo.ts'
import { isInterfaceTexts } from '../../model/lists/interface-texts.ts'
import { augment } from '../augment/augment.ts'
import type { Field } from '../augment/types.ts'
import { createContext } from './context.ts'
import { sortListed } from './sort-entries.ts'
import type { SiteView } from './view.ts'

const references: Field = { handle: 'entries', type: 'entries', config: { type: 'entries' } }

/** The fields of the first 200 entries of a collection whose entries have no pages, in its own order. */
function readFields(view: SiteView, collection: string): readonly Values[] {
  const entries = sortListed(view, collection).map(({ id }) => id)
  return augment({ entries }, [references], createContext(view)).entries as readonly Values[]
}

/**
 * The collections of a language by name: those with pages, and those whose entries have none, with the fields
 * of these.
 * @param paged handles of the collections with pages
 */
export function listableCollections(view: SiteView, paged: readonly string[]): readonly ListableCollection[] {
  const named = (handle: string): ListableCollection => {
    const title = view.index.collections.get(handle)?.title
    return { handle, ...(title !== undefined && { title }) }
  }
  const others = [...view.index.collections.values()].filter(
    ({ handle, route }) => route(view.site.handle) === undefined && !isInterfaceTexts(handle),
  )
  return [
    ...paged.map(named),
    ...others.map(({ handle }) => ({ ...named(handle), entries: memoLast(() => readFields(view, handle)) })),
  ]
}
