/** What the head of a page says of its list, and of the part that it shows. */
import type { ContentPage } from '../../../src/content/types.ts'
import { fill } from '../../../src/i18n/plural.ts'
import type { Translate } from '../../../src/i18n/translate.ts'
import { formatListState, type ListState } from '../../../src/router/list-state.ts'
import type { LoadedPage } from '../loader.ts'
import { pagesOf, type ShownPart } from './list-paging.ts'

/**
 * The title of a page for its head. Terms have the same title below each collection: that of the page above
 * tells them apart.
 */
export const titleOf = ({ title, topic, ancestors }: ContentPage): string =>
  [title, topic && ancestors.at(-1)?.title].filter(Boolean).join(' – ')

/** `2024` stays, `2024-05` becomes `May 2024`. */
function periodName(period: string, t: Translate): string {
  const [year = '', month] = period.split('-')
  return month === undefined ? year : `${t('date-months').split(',')[Number(month) - 1]} ${year}`
}

/**
 * Describes a page for the head once more, with the part of its list. Further pages and archives have an
 * address and title of their own, and no description: that of the editor is of the whole list. No translation
 * has the same entries, so that none is named; the language switch leads to the start of the list.
 */
export function describePart(
  loaded: LoadedPage,
  page: ContentPage,
  part: ShownPart,
  t: Translate,
): LoadedPage {
  const query = formatListState(part)
  const pages = pagesOf(part, part.total)
  const queryOf = (number: number) => formatListState({ ...stateOf(part), page: number })
  const parts = {
    listQuery: query,
    sharesList: page.topic !== undefined,
    ...(part.page > 1 && { previousQuery: queryOf(part.page - 1) }),
    ...(part.page < pages && { nextQuery: queryOf(part.page + 1) }),
  }
  if (query === '') return { ...loaded, ...parts }
  const title = [
    loaded.title,
    part.period === undefined ? '' : periodName(part.period, t),
    part.page === 1 ? '' : fill(t('list-page-of'), { page: part.page, pages }),
  ]
  return {
    ...loaded,
    ...parts,
    title: title.filter(Boolean).join(' – '),
    description: '',
    social: undefined,
    twitter: undefined,
    alternates: {},
    languages: page.alternates,
  }
}

const stateOf = ({ period }: ShownPart): Omit<ListState, 'page'> => (period === undefined ? {} : { period })
