import type { ContentAnswer, Values } from '../../../src/content/types.ts'
import type { Locale } from '../../../src/i18n/languages.ts'
import { createBoundedCache } from '../../cache/bounded-cache.ts'
import { tidyAddress } from '../model/addresses/tidy-address.ts'
import { sizeOfFields } from '../model/pages/fit-page.ts'
import { resolvePath } from '../model/pages/resolve-path.ts'
import type { RemoteAdapter, RemoteEntry } from './adapter.ts'
import type { LocaleAnswers } from './answers.ts'
import type { RedirectReader } from './redirects/stored-redirects.ts'

/** The lookups that pages are found and loaded with. */
interface PageFinderOptions {
  readonly adapter: Pick<RemoteAdapter, 'fields'>
  /** The reader of redirect rules, which decide where links of a page may lead. */
  readonly rules: Pick<RedirectReader, 'get'>
  /**
   * Resolves with the answers of a language; undefined when the content system does not have it. Rejects with
   * a `CmsError` when the language cannot be loaded. `maxAge` is in seconds.
   */
  current(locale: Locale, options?: { readonly maxAge?: number }): Promise<LocaleAnswers | undefined>
  /**
   * Whether the lists may be out of date: because loads fail, or because a list that lost most of its items
   * waits for a second response.
   */
  isInDoubt(): boolean
}

const missing = { kind: 'missing' } as const
/** Maximum age, in seconds, of lists that decide that a page does not exist. */
const newPageAge = 30
/** Maximum age, in seconds, of lists that are checked after the system denied an entry. */
const deniedPageAge = 1
/** Maximum number of pages whose last fields are cached, to be used when the content system fails. */
const maxRecentPages = 200
/** Maximum bytes of them: 200 of the largest pages would be all the memory of a small machine. */
const maxRecentBytes = 16_000_000

/** The last fields of an entry. */
interface RecentFields {
  readonly id: string
  readonly fields: Values
}

/**
 * Creates the cache of the last fields of pages, by path. Pages themselves are not cached: a page refers to the
 * whole content of its time, which would stay in memory.
 */
function createRecentFields() {
  const cache = createBoundedCache<string, RecentFields>({
    maxEntries: maxRecentPages,
    maxBytes: maxRecentBytes,
    sizeOf: ({ fields }, path) => path.length + sizeOfFields(fields),
  })
  return {
    get(path: string, { id }: RemoteEntry): Values | undefined {
      const last = cache.get(path)
      return last?.id === id ? last.fields : undefined
    },
    forget: (path: string) => void cache.delete(path),
    add: (path: string, { id }: RemoteEntry, fields: Values) => cache.set(path, { id, fields }),
  }
}

/** The page of a topic in newer lists, where no entry was found. */
function topicOr<T extends ContentAnswer>(answers: LocaleAnswers, uri: string, found: T): T | ContentAnswer {
  const page = found.kind === 'missing' ? answers.topicPage(uri) : undefined
  return page ? { kind: 'page', page } : found
}

/** An entry and our decoded path of its page. */
interface FoundEntry {
  readonly entry: RemoteEntry
  readonly path: string
}

/**
 * Returns a function that finds the page at an address, in the content of a system over HTTP. Lists of
 * entries decide which addresses exist: no address that a visitor types is sent to the content system. When
 * the lists lack an address, or the system denies an entry that they have, newer lists are loaded first.
 * While an entry cannot be loaded, its page is served with its last fields.
 */
export function createPageFinder({ adapter, rules, current, isInDoubt }: PageFinderOptions) {
  const recent = createRecentFields()
  const denied = new WeakSet<RemoteEntry>()

  async function fieldsOf(entry: RemoteEntry, path: string): Promise<Values | undefined> {
    try {
      const fields = await adapter.fields(entry.original ?? entry)
      if (fields) recent.add(path, entry, fields)
      return fields
    } catch (err) {
      const last = recent.get(path, entry)
      if (!last) throw err
      return last
    }
  }

  async function pageOf(
    answers: LocaleAnswers,
    { entry, path }: FoundEntry,
    loading: Values | undefined | Promise<Values | undefined>,
  ): Promise<ContentAnswer> {
    const [fields, redirects] = await Promise.all([loading, rules.get(answers.view.locale)])
    return fields ? { kind: 'page', page: await answers.page(entry, path, fields, redirects) } : missing
  }

  /**
   * Maximum age, in seconds, of lists after the system denied an entry. From the second denial on it is
   * longer: otherwise visitors could make the site load lists at will.
   */
  function ageFor(entry: RemoteEntry): number {
    const maxAge = denied.has(entry) ? newPageAge : deniedPageAge
    denied.add(entry)
    return maxAge
  }

  /**
   * Finds the page with newer lists, after the system denied an entry that the lists have: either the lists
   * or the denial is out of date.
   */
  async function retryDenied(before: LocaleAnswers, uri: string, denial: FoundEntry): Promise<ContentAnswer> {
    const { entry, path } = denial
    const answers = await current(before.view.locale, { maxAge: ageFor(entry) }).catch(() => null)
    const last = recent.get(path, entry)
    if (answers === null) return pageOf(before, denial, last)
    const found = answers ? resolvePath(answers.view, uri) : missing
    const isSame = found.kind === 'entry' && found.entry.id === entry.id
    // Lists that could not be refreshed, or wait for a second response, prove nothing.
    if (answers && last && isSame && isInDoubt()) return pageOf(answers, found, last)
    recent.forget(path)
    if (found.kind !== 'entry') return found
    return answers && found.entry !== entry
      ? pageOf(answers, found, fieldsOf(found.entry, found.path))
      : missing
  }

  return async (locale: Locale, address: string): Promise<ContentAnswer> => {
    const uri = tidyAddress(address)
    const atFirst = await current(locale)
    if (!atFirst || uri === undefined) return missing
    const first = resolvePath(atFirst.view, uri)
    const topic = first.kind === 'missing' ? atFirst.topicPage(uri) : undefined
    if (topic) return { kind: 'page', page: topic }
    const answers = first.kind === 'missing' ? await current(locale, { maxAge: newPageAge }) : atFirst
    if (!answers) return missing
    const found = answers === atFirst ? first : resolvePath(answers.view, uri)
    if (found.kind !== 'entry') return topicOr(answers, uri, found)
    const answer = await pageOf(answers, found, fieldsOf(found.entry, found.path))
    return answer.kind === 'missing' ? retryDenied(answers, uri, found) : answer
  }
}
