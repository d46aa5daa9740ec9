/** Fills the lists of a page besides the one that goes on over several pages. */
import type { LinkItem } from '../../../src/blocks/parts/link-item.ts'
import type { EntryList, PageListQuery } from '../../../src/content/lists.ts'
import type { Summary } from '../../../src/content/types.ts'
import { fill } from '../../../src/i18n/plural.ts'
import type { Translate } from '../../../src/i18n/translate.ts'
import { encodePath } from '../../http/canonical-path.ts'
import { perPageOf } from './list-paging.ts'

/** The entries of a list that has no further pages. */
export interface OtherList {
  readonly items: readonly Summary[]
  /** The page with all entries, where the list has more. */
  readonly link?: LinkItem
}

/**
 * The entries of a list that has no further pages. Without a limit it shows as many as a page of a list does,
 * and links the page that its collection is mounted on. A collection without such a page is shown as a whole,
 * as its other entries would be found nowhere.
 * @param read returns the first entries of the list, or all of them
 * @param path decoded path of the page that shows the list
 */
export async function otherList(
  read: (limit?: number) => Promise<EntryList>,
  { limit, perPage, below }: PageListQuery,
  path: string,
  t: Translate,
): Promise<OtherList> {
  if (limit || below) return { items: (await read(limit)).items }
  const most = perPageOf(perPage)
  const { items, total, mount } = await read(most)
  if (total <= most || mount === path) return { items }
  if (mount === undefined) return { items: (await read()).items }
  return { items, link: { href: encodePath(mount), label: fill(t('list-all-terms'), { count: total }) } }
}
