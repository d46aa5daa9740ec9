/** Finds the collection that a set or page lists by its names. */
import type { FoundList, ListNames } from '../../src/blocks/block-readers.ts'
import { collectionKey, namesChildren, namesList } from '../../src/content/kinds/collection-names.ts'
import { plainHandle } from '../../src/content/kinds/handle-words.ts'
import type { ListableCollection } from '../../src/content/lists.ts'
import type { ContentPage } from '../../src/content/types.ts'
import { memoWeak } from '../../src/shared/memo.ts'

/** Finds what a set or page lists; undefined where its names name no collection. */
export type ListFinder = (names: ListNames) => FoundList | undefined

/** Finds nothing. */
export const noLists: ListFinder = () => undefined

/** Collections by the keys of their handles and titles; of two with one key the first counts. */
const byKey = memoWeak((collections: readonly ListableCollection[]) => {
  const found = new Map<string, ListableCollection>()
  const add = (name: string | undefined, collection: ListableCollection) => {
    const key = name && collectionKey(name)
    if (key && !found.has(key)) found.set(key, collection)
  }
  for (const collection of collections) add(collection.handle, collection)
  for (const collection of collections) add(collection.title, collection)
  return found
})

const isNameOf = ({ handle, title }: ListableCollection, name: string): boolean =>
  [handle, title].some((own) => own !== undefined && plainHandle(own) === plainHandle(name))

/** What stands below a page: the entries of the collection that is mounted on it, else its children. */
const belowPage = ({
  mounts: [mount],
  collection,
}: Pick<ContentPage, 'mounts' | 'collection'>): FoundList => ({
  query: mount === undefined ? { collection, below: true } : { collection: mount },
})

const listOf = ({ handle, entries }: ListableCollection): FoundList =>
  entries ? { rows: entries() } : { query: { collection: handle } }

/**
 * Creates the finder for a page.
 * @param collections all that may be listed
 */
export function createListFinder(
  page: Pick<ContentPage, 'mounts' | 'collection'>,
  collections: readonly ListableCollection[],
): ListFinder {
  const named = (name: string | undefined) => byKey(collections).get((name && collectionKey(name)) ?? '')
  /** A set in the singular with content of its own is one of its kind, such as a testimonial, and no list. */
  const ofSet = (type: string, { title, isBare }: ListNames) => {
    const found = named(type)
    if (found && (isBare || isNameOf(found, type) || namesList(type))) return found
    return namesList(type) ? named(title) : undefined
  }
  return (names) => {
    const [first = ''] = names.handles
    if (names.isPage) {
      const found = names.handles.map(named).find((collection) => collection?.entries)
      return found && listOf(found)
    }
    if (namesChildren(first)) return belowPage(page)
    const chosen = collections.find(({ handle }) => handle === names.chosen)
    const found = chosen ?? ofSet(first, names)
    return found && listOf(found)
  }
}
