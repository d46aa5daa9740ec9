import type { Value, Values } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values.ts'
import { CmsError } from '../../http-client/cms-error.ts'
import type { JsonResponse } from '../../http-client/http-client.ts'
import { asText } from '../../model/values.ts'
import type { Resource } from '../../remote/resources/resource.ts'
import type { FetchApi } from '../api/fetch-api.ts'
import type { FetchRequest } from '../api/fetch-request.ts'
import { countAddresses, itemsOf } from '../items/items.ts'

/**
 * Items per call, where a list is too large for one. Always the same: a Fetch that caches mistakes
 * `limit=1&offset=2` for `limit=12` (content-contract 2.8); with one limit, different offsets are different
 * answers.
 */
const pageSize = 100
const maxPages = 100

interface ListPage {
  readonly items: readonly Values[]
  readonly digest: string
  readonly hasNext: boolean
}

/** Totals are wrong where a page has a `mount` (content-contract 2.3): only `has_next_page` is believed. */
const pageOf = (answer: JsonResponse): ListPage | undefined =>
  answer.kind === 'missing'
    ? undefined
    : {
        items: itemsOf(memberOf(answer.value, 'data')),
        digest: answer.digest,
        hasNext: memberOf(answer.value, 'has_next_page') === true,
      }

const idOf = (item: Values) => asText(memberOf(item, 'id'))

async function loadPages(
  ask: FetchApi,
  { params, ...question }: FetchRequest,
): Promise<ListPage | undefined> {
  const found = new Map<string | undefined, Values>()
  const digests: string[] = []
  for (let page = 0; page < maxPages; page++) {
    const answer = pageOf(
      await ask({ ...question, params: { ...params, limit: pageSize, offset: page * pageSize } }),
    )
    if (!answer) return undefined
    const before = found.size
    for (const item of answer.items) found.set(idOf(item), found.get(idOf(item)) ?? item)
    digests.push(answer.digest)
    // A server that repeats its pages would never end.
    if (!answer.hasNext || found.size === before) break
  }
  return { items: [...found.values()], digest: digests.join(), hasNext: false }
}

/** Loads whole lists: in one call, or, where that is larger than the limit for answers, in pages. */
export type FetchList = (question: FetchRequest) => Promise<JsonResponse>

export function createListFetcher(ask: FetchApi): FetchList {
  const large = new Set<string>()

  async function load(question: FetchRequest): Promise<ListPage | undefined> {
    if (large.has(question.path)) return loadPages(ask, question)
    try {
      return pageOf(await ask({ ...question, expected: ['too-large'] }))
    } catch (error) {
      if (!(error instanceof CmsError) || error.fault !== 'too-large') throw error
      large.add(question.path)
      return loadPages(ask, question)
    }
  }

  return async (question) => {
    const page = await load({ ...question, isList: true })
    return page ? { kind: 'found', value: page.items, digest: page.digest } : { kind: 'missing' }
  }
}

interface ListResourceOptions {
  readonly name: string
  readonly ttl: number
  readonly question: FetchRequest
  readonly count?: (value: Value) => number
}

/** A list in one language as a resource: `fetch:pages:en`, `fetch:pages:default`. */
export const listResource = (
  load: FetchList,
  { name, ttl, question, count }: ListResourceOptions,
): Resource => ({
  key: `fetch:${name}:${question.params?.locale ?? 'default'}`,
  kind: 'list',
  ttl,
  load: () => load(question),
  count: count ?? countAddresses,
})
