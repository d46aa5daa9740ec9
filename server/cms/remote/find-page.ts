import type { ContentAnswer, Values } from '../../../src/content/types.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { tidyAddress } from '../model/addresses/tidy-address.ts'
import { resolvePath } from '../model/pages/resolve-path.ts'
import type { RemoteAdapter, RemoteEntry } from './adapter.ts'
import type { LocaleAnswers } from './answers.ts'
import type { RedirectReader } from './redirects/stored-redirects.ts'

interface PageFinderOptions {
  readonly adapter: Pick<RemoteAdapter, 'fields'>
  readonly rules: Pick<RedirectReader, 'get'>
  /** The answers of a language; undefined when the content system does not have it. @throws CmsError */
  current(locale: Locale, options?: { readonly maxAge?: number }): Promise<LocaleAnswers | undefined>
  /**
   * Whether the lists may be out of date: loads fail, or a list lost most of its items and waits for a second
   * answer.
   */
  isInDoubt(): boolean
}

const missing = { kind: 'missing' } as const
/** Age in seconds of lists that may lack a page which was just published. */
const newPageAge = 30
/** Age in seconds of lists that may still have a page which the system denies. */
const deniedPageAge = 1
/** Number of pages whose last fields are stored, for when the content system fails while a page is made. */
const recentPages = 200

/**
 * The last fields of pages by path; the oldest go first. Fields and not pages: a page refers to the whole
 * content of its time, and would keep it in memory.
 */
function createRecentFields(most: number) {
  const cache = new Map<string, { readonly id: string; readonly fields: Values }>()
  return {
    get(path: string, { id }: RemoteEntry): Values | undefined {
      const last = cache.get(path)
      return last?.id === id ? last.fields : undefined
    },
    forget: (path: string) => void cache.delete(path),
    add(path: string, { id }: RemoteEntry, fields: Values) {
      cache.delete(path)
      cache.set(path, { id, fields })
      const [oldest] = cache.keys()
      if (cache.size > most && oldest !== undefined) cache.delete(oldest)
    },
  }
}

interface FoundEntry {
  readonly entry: RemoteEntry
  readonly path: string
}

/**
 * Makes the function that finds the page at an address. Lists say which addresses exist: no address that a
 * visitor types is sent to the content system. When the lists lack an address, and when the system denies an
 * entry of theirs, younger lists are loaded first. While an entry cannot be loaded, its page is shown with
 * its last fields.
 */
export function createPageFinder({ adapter, rules, current, isInDoubt }: PageFinderOptions) {
  const recent = createRecentFields(recentPages)
  const denied = new WeakSet<RemoteEntry>()

  async function fieldsOf(entry: RemoteEntry, path: string): Promise<Values | undefined> {
    try {
      const fields = await adapter.fields(entry)
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
    return fields ? { kind: 'page', page: answers.page(entry, path, fields, redirects) } : missing
  }

  /**
   * Age that lists may have after the system denied an entry. After a second denial the longer one: otherwise
   * visitors could make the site load lists at will.
   */
  function ageFor(entry: RemoteEntry): number {
    const maxAge = denied.has(entry) ? newPageAge : deniedPageAge
    denied.add(entry)
    return maxAge
  }

  /** Looks again after the system denied an entry that the lists have: one of the two is out of date. */
  async function retryDenied(before: LocaleAnswers, uri: string, denial: FoundEntry): Promise<ContentAnswer> {
    const { entry, path } = denial
    const answers = await current(before.view.locale, { maxAge: ageFor(entry) }).catch(() => null)
    const last = recent.get(path, entry)
    if (answers === null) return pageOf(before, denial, last)
    const found = answers ? resolvePath(answers.view, uri) : missing
    const isSame = found.kind === 'entry' && found.entry.id === entry.id
    // Lists that could not be refreshed, or wait for a second answer, prove nothing.
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
    const answers = first.kind === 'missing' ? await current(locale, { maxAge: newPageAge }) : atFirst
    if (!answers) return missing
    const found = answers === atFirst ? first : resolvePath(answers.view, uri)
    if (found.kind !== 'entry') return found
    const answer = await pageOf(answers, found, fieldsOf(found.entry, found.path))
    return answer.kind === 'missing' ? retryDenied(answers, uri, found) : answer
  }
}
