/** Looks up the collections that the sets of a page may list by name. */
import type { ListNames } from '../../src/blocks/block-readers.ts'
import type { ListableCollection } from '../../src/content/lists.ts'
import type { ContentPage } from '../../src/content/types.ts'
import type { Locale } from '../../src/i18n/languages.ts'
import { memoWeak } from '../../src/shared/memo.ts'
import type { FaultLog } from '../cms/fault-log.ts'
import type { ContentSource } from '../cms/source.ts'
import { createListFinder, type ListFinder, noLists } from './named-lists.ts'

const toCollections = memoWeak((handles: readonly string[]): readonly ListableCollection[] =>
  handles.map((handle) => ({ handle })),
)

type Lists = Pick<ContentSource, 'collections' | 'listable'>

/** Loads all collections that may be listed in a language; the same list until the content changes. */
export const loadListable = async (content: Lists, locale: Locale): Promise<readonly ListableCollection[]> =>
  (await content.listable?.(locale)) ?? toCollections(await content.collections(locale))

/**
 * Creates the lookup of the finder of lists for a page: the same finder until the content changes, and
 * `noLists` where none of the names names a collection. Collections that cannot be loaded are left out.
 */
export function createListLookup(
  content: Lists,
  faults: FaultLog,
): (page: ContentPage, wanted: readonly ListNames[]) => Promise<ListFinder> {
  const finders = new WeakMap<readonly ListableCollection[], WeakMap<ContentPage, ListFinder>>()

  const finderFor = (page: ContentPage, collections: readonly ListableCollection[]): ListFinder => {
    const pages = finders.get(collections) ?? new WeakMap<ContentPage, ListFinder>()
    const finder = pages.get(page) ?? createListFinder(page, collections)
    finders.set(collections, pages.set(page, finder))
    return finder
  }

  return async (page, wanted) => {
    if (wanted.length === 0) return noLists
    try {
      const finder = finderFor(page, await loadListable(content, page.locale))
      faults.passed('lists')
      return wanted.some((names) => finder(names) !== undefined) ? finder : noLists
    } catch (err) {
      faults.failed('lists', err, 'Collections could not be loaded')
      return noLists
    }
  }
}
