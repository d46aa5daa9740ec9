import type { Value } from '../../../../src/content/types.ts'
import { memberOf, numberOf } from '../../../../src/content/values/values.ts'
import { CmsError } from '../../http-client/cms-error.ts'
import type { JsonResponse } from '../../http-client/http-client.ts'
import { asText } from '../../model/values.ts'
import { dataList } from './rest-api.ts'

/** The number of pages that are fetched at most, unless the caller sets another number. */
const defaultMaxPages = 100

interface PaginateOptions {
  /** The path of the list, for messages. */
  readonly path: string
  /** The number of pages that are fetched at most; 100 unless given. */
  readonly maxPages?: number
  /** Fetches a page. @param page from 1 */
  fetchPage(page: number): Promise<JsonResponse>
  /** Reports a problem to the operator. */
  report(problem: string): void
}

/** The rows of the pages so far, and the ids in them. */
interface PaginationState {
  readonly rows: Value[]
  readonly ids: Set<string>
}

const idsOf = (rows: readonly Value[]) => rows.flatMap((row) => asText(memberOf(row, 'id')) ?? [])

/**
 * Adds the rows of a page. Returns whether another page follows, by the numbers in `meta`: `links.next` lacks
 * the parameter `fields` and may name a wrong host.
 */
function addPage({ rows, ids }: PaginationState, envelope: Value, path: string, page: number): boolean {
  const meta = memberOf(envelope, 'meta')
  const pageRows = dataList(envelope, path)
  const current = numberOf(memberOf(meta, 'current_page')) ?? 1
  const fresh = idsOf(pageRows).filter((id) => !ids.has(id))
  const isRepeated = page > 1 && (current !== page || fresh.length === 0)
  if (isRepeated) return false
  rows.push(...pageRows)
  for (const id of fresh) ids.add(id)
  return pageRows.length > 0 && current < (numberOf(memberOf(meta, 'last_page')) ?? 1)
}

/**
 * Fetches all pages of a list of the REST API, and joins them into one response with all rows as value. Stops
 * when the system repeats a page, and after `maxPages`.
 * @throws CmsError when a page fails or is missing: an incomplete list would look like deleted entries
 */
export async function fetchAllPages({
  path,
  maxPages = defaultMaxPages,
  fetchPage,
  report,
}: PaginateOptions): Promise<JsonResponse> {
  const state: PaginationState = { rows: [], ids: new Set() }
  const digests: string[] = []
  for (let page = 1; page <= maxPages; page++) {
    const response = await fetchPage(page)
    if (response.kind === 'missing' && page === 1) return response
    if (response.kind === 'missing') throw new CmsError('malformed', `Page ${page} of ${path} is missing`)
    digests.push(response.digest)
    if (!addPage(state, response.value, path, page)) return joinPages(state, digests)
  }
  report(`${path} has more than ${maxPages} pages; the rest is left out`)
  return joinPages(state, digests)
}

const joinPages = ({ rows }: PaginationState, digests: readonly string[]): JsonResponse => ({
  kind: 'found',
  value: rows,
  digest: digests.join(' '),
})
