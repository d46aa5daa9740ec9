/** Divides a list that goes on into pages, and makes the links between them. */
import type { Block } from '../../../src/blocks/block-types.ts'
import type { ListPaging, PageOfList } from '../../../src/content/lists.ts'
import { fill } from '../../../src/i18n/plural.ts'
import type { Translate } from '../../../src/i18n/translate.ts'
import { formatListState, type ListState } from '../../../src/router/list-state.ts'
import { memoText } from '../../../src/shared/memo.ts'
import { encodePath } from '../../http/canonical-path.ts'

/** Number of entries of a page where its editor has set none: it fills rows of two, three and four cards. */
const usualPerPage = 12

/** Number of entries of a page of a list. */
export const perPageOf = (perPage = usualPerPage): number => perPage

/** The part of a list that a page shows. */
export interface ShownPart extends ListState {
  readonly offset: number
  /** Number of entries of a page of the list. */
  readonly limit: number
  /** Number of entries of the list in its period; 0 before they are counted. */
  readonly total: number
}

/** The part of a list that an address asks for. */
export function shownPart(state: ListState, perPage?: number): ShownPart {
  const limit = perPageOf(perPage)
  return { ...state, offset: (state.page - 1) * limit, limit, total: 0 }
}

/** Whether a list has a part: the first page of a whole list may be empty, any other may not. */
export const isPartThere = ({ page, period, offset }: ShownPart, total: number): boolean =>
  (page === 1 && period === undefined) || offset < total

/** Number of pages of a list, at least 1. */
export const pagesOf = ({ limit }: Pick<ShownPart, 'limit'>, total: number): number =>
  Math.max(1, Math.ceil(total / limit))

/**
 * The pages that are linked: the first, the last, and those next to the one shown. One that alone is missing
 * between two of them is linked too, as an ellipsis would take as much room.
 */
function linkedPages(page: number, pages: number): readonly number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const sorted = [...new Set(near)].sort((one, other) => one - other)
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1]
    return before !== undefined && number - before === 2 ? [number - 1, number] : [number]
  })
}

const formatOf = memoText((lang: string) => new Intl.NumberFormat(lang))
/** Numbers below 1,000 need no `Intl`, whose first call takes 13 ms. */
const write = (lang: string, number: number): string =>
  number < 1_000 ? String(number) : formatOf(lang).format(number)

/**
 * The pages of a list for its block; undefined where it has only one.
 * @param path decoded path of the page of the site
 */
export function pagingOf(
  { id, headingId }: Pick<Block, 'id' | 'headingId'>,
  path: string,
  { page, period, limit, offset }: ShownPart,
  total: number,
  { t, lang }: { readonly t: Translate; readonly lang: string },
): ListPaging | undefined {
  const pages = pagesOf({ limit }, total)
  if (pages === 1) return undefined
  const target = headingId ?? `${id}-summary`
  const linkTo = (number: number): PageOfList => {
    const query = formatListState({ page: number, ...(period !== undefined && { period }) })
    const href = `${encodePath(path)}${query}#${target}`
    return { number, href, ...(number === page && { current: true }) }
  }
  const [first, last] = [offset + 1, Math.min(offset + limit, total)]
  return {
    summary: fill(t('list-summary'), {
      first: write(lang, first),
      last: write(lang, last),
      total: write(lang, total),
    }),
    ...(headingId === undefined && { target }),
    ...(page > 1 && { previous: linkTo(page - 1) }),
    ...(page < pages && { next: linkTo(page + 1) }),
    pages: linkedPages(page, pages).map(linkTo),
  }
}
