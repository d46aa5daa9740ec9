import type { Value, Values } from '../../../src/content/types.ts'
import { CmsError } from '../http-client/cms-error.ts'
import type { UpstreamAnswer } from '../http-client/http-client.ts'
import { getOrAdd } from '../model/values.ts'
import { switchOn } from './absence.ts'
import { type Api, type AskOptions, checks, type Query } from './api.ts'
import { entryRows } from './entry.ts'
import { listFields } from './list-fields.ts'
import { listSort } from './order.ts'
import { askAllPages } from './paging.ts'
import type { Site } from './sites.ts'

/** Entries of a page; fewer where their texts make a page larger than the client takes. */
const [fewFieldsLimit, usualLimit, smallLimit] = [1000, 200, 25]
/** Of one collection. */
const mostEntries = 20_000

const isTooLarge = (err: unknown) => err instanceof CmsError && err.fault === 'too-large'
const isForbiddenFilter = (err: unknown) => err instanceof CmsError && err.status === 422

/** Entries of one site out of all; without a `locale` nobody can tell whose they are. */
const ofSite = (rows: Value, handle: string): readonly Values[] =>
  entryRows(rows).filter(({ locale }) => locale === handle)

interface Options {
  readonly api: Api
  /** Collections that have to be there. */
  readonly seeds: readonly string[]
  report(problem: string): void
}

/** Asks for the entries of a collection, whatever the system allows. */
interface EntryPages {
  /** Some fields of all entries, of every site. */
  askAll(collection: string, fields: string, sort: string): Promise<UpstreamAnswer>
  /** Entries of one site with the fields of lists. */
  askSite(collection: string, site: Site): Promise<UpstreamAnswer>
}

/**
 * Collections that refuse the site filter or have large texts are remembered: they are not asked in vain
 * again.
 */
export function createEntryPages({ api, seeds, report }: Options): EntryPages {
  const unfilterable = new Set<string>()
  const voluminous = new Set<string>()
  const mixed = new Map<string, Promise<UpstreamAnswer>>()
  const query = { fields: listFields, sort: listSort }
  const isOnlySeed = (collection: string) => seeds.length === 1 && seeds[0] === collection

  function askWith(limit: number, collection: string, wanted: Query): Promise<UpstreamAnswer> {
    const path = `collections/${collection}/entries`
    const options: AskOptions = {
      check: checks.list,
      ...(isOnlySeed(collection) && { mustExist: switchOn }),
      expected: limit > smallLimit ? [422, 'too-large'] : [422],
    }
    const ask = (page: number) =>
      api.ask(path, { ...wanted, limit: String(limit), page: page > 1 ? String(page) : undefined }, options)
    return askAllPages({ path, maxPages: Math.ceil(mostEntries / limit), ask, report })
  }

  function askPages(collection: string, wanted: Query, limit = usualLimit): Promise<UpstreamAnswer> {
    if (voluminous.has(collection)) return askWith(smallLimit, collection, wanted)
    return askWith(limit, collection, wanted).catch((err: unknown) => {
      if (!isTooLarge(err)) throw err
      voluminous.add(collection)
      return askWith(smallLimit, collection, wanted)
    })
  }

  /** One call for all languages that ask at the same time. */
  const askMixed = (collection: string) =>
    getOrAdd(mixed, collection, () => askPages(collection, query).finally(() => mixed.delete(collection)))

  async function askUnfiltered(collection: string, handle: string): Promise<UpstreamAnswer> {
    const answer = await askMixed(collection)
    return answer.kind === 'missing' ? answer : { ...answer, value: ofSite(answer.value, handle) }
  }

  return {
    askAll: (collection, fields, sort) => askPages(collection, { fields, sort }, fewFieldsLimit),
    async askSite(collection, { handle }) {
      if (handle === undefined) return askMixed(collection)
      if (unfilterable.has(collection)) return askUnfiltered(collection, handle)
      return askPages(collection, { ...query, 'filter[site]': handle }).catch((err: unknown) => {
        if (!isForbiddenFilter(err)) throw err
        unfilterable.add(collection)
        return askUnfiltered(collection, handle)
      })
    },
  }
}
