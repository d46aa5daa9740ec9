/** Tells which collections sets and pages may list by name. */
import type { ListableCollection } from '../../../../src/content/lists.ts'
import type { Values } from '../../../../src/content/types.ts'
import { memoLast } from '../../../../src/shared/memo.ts'
import { interfaceTextCollections } from '../../model/lists/interface-texts.ts'
import { asText, asValues } from '../../model/values.ts'
import { augment } from '../augment/augment.ts'
import type { Field } from '../augment/types.ts'
import { createContext } from './context.ts'
import { sortListed } from './sort-entries.ts'
import type { SiteView } from './view.ts'

const texts: readonly string[] = interfaceTextCollections

const references: Field = { handle: 'entries', type: 'entries', config: { type: 'entries' } }

/** The fields of all entries of a collection whose entries have no pages, in its own order. */
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
    const title = asText(asValues(view.index.files.get(`content/collections/${handle}.yaml`)?.value).title)
    return { handle, ...(title !== undefined && { title }) }
  }
  const others = [...view.index.collections.values()].filter(
    ({ handle, route }) => route(view.site.handle) === undefined && !texts.includes(handle),
  )
  return [
    ...paged.map(named),
    ...others.map(({ handle }) => ({ ...named(handle), entries: memoLast(() => readFields(view, handle)) })),
  ]
}
