import type { Value } from '../../../../src/content/types.ts'
import { memberOf, numberOf } from '../../../../src/content/values.ts'
import { CmsError } from '../../http-client/cms-error.ts'
import type { JsonResponse } from '../../http-client/http-client.ts'
import { asText } from '../../model/values.ts'
import { dataList } from './rest-api.ts'

/** Pages of a list that are asked for unless the caller says otherwise. */
const usualPages = 100

interface PaginateOptions {
  /** What is asked for, for messages. */
  readonly path: string
  readonly maxPages?: number
  ask(page: number): Promise<JsonResponse>
  report(problem: string): void
}

interface PaginationState {
  readonly rows: Value[]
  readonly ids: Set<string>
}

const idsOf = (rows: readonly Value[]) => rows.flatMap((row) => asText(memberOf(row, 'id')) ?? [])

/**
 * Whether another page follows. `links.next` is not asked: it loses `fields` and may name a wrong host
 * (content-contract 3.2).
 */
function addPage({ rows, ids }: PaginationState, envelope: Value, path: string, page: number): boolean {
  const meta = memberOf(envelope, 'meta')
  const found = dataList(envelope, path)
  const current = numberOf(memberOf(meta, 'current_page')) ?? 1
  const fresh = idsOf(found).filter((id) => !ids.has(id))
  const isRepeated = page > 1 && (current !== page || fresh.length === 0)
  if (isRepeated) return false
  rows.push(...found)
  for (const id of fresh) ids.add(id)
  return found.length > 0 && current < (numberOf(memberOf(meta, 'last_page')) ?? 1)
}

/**
 * All pages of a list as one answer with a list as value. A system that repeats itself, or says that there
 * are very many pages, is not followed for ever.
 * @throws CmsError when a page cannot be had: half a list is no list
 */
export async function fetchAllPages({
  path,
  maxPages = usualPages,
  ask,
  report,
}: PaginateOptions): Promise<JsonResponse> {
  const reading: PaginationState = { rows: [], ids: new Set() }
  const digests: string[] = []
  for (let page = 1; page <= maxPages; page++) {
    const answer = await ask(page)
    if (answer.kind === 'missing' && page === 1) return answer
    if (answer.kind === 'missing') throw new CmsError('malformed', `Page ${page} of ${path} is missing`)
    digests.push(answer.digest)
    if (!addPage(reading, answer.value, path, page)) return found(reading, digests)
  }
  report(`${path} has more than ${maxPages} pages; the rest is left out`)
  return found(reading, digests)
}

const found = ({ rows }: PaginationState, digests: readonly string[]): JsonResponse => ({
  kind: 'found',
  value: rows,
  digest: digests.join(' '),
})
