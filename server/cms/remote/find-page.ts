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
  /** What is known of a language; undefined when the content system does not have it. @throws CmsError */
  current(locale: Locale, options?: { readonly maxAge?: number }): Promise<LocaleAnswers | undefined>
  /** Whether answers are kept as they were, because loads fail or lists lost most of their items. */
  isInDoubt(): boolean
}

const missing = { kind: 'missing' } as const
/** Seconds for which a page that was just published may still be unknown. */
const newPageAge = 30
/** Seconds that lists may be old when the system denies a page that they have. */
const deniedPageAge = 1
/** Pages whose fields are kept for when the content system fails in the middle of a question. */
const recentPages = 200

/**
 * The fields of entries by the path they were shown at; the oldest give way. A page would keep all content of
 * its time in memory.
 */
function createRecentFields(most: number) {
  const known = new Map<string, { readonly id: string; readonly fields: Values }>()
  return {
    get(path: string, { id }: RemoteEntry): Values | undefined {
      const last = known.get(path)
      return last?.id === id ? last.fields : undefined
    },
    forget: (path: string) => void known.delete(path),
    add(path: string, { id }: RemoteEntry, fields: Values) {
      known.delete(path)
      known.set(path, { id, fields })
      const [oldest] = known.keys()
      if (known.size > most && oldest !== undefined) known.delete(oldest)
    },
  }
}

interface FoundEntry {
  readonly entry: RemoteEntry
  readonly path: string
}

/**
 * The page at an address. Lists say which addresses there are; the content system is never asked for what
 * visitors type. What the lists do not know, and what a list knows but the system denies, is looked up in
 * younger lists first. A page that was shown before is shown again while its entry cannot be asked for.
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
    asked: Values | undefined | Promise<Values | undefined>,
  ): Promise<ContentAnswer> {
    const [fields, written] = await Promise.all([asked, rules.get(answers.view.locale)])
    return fields ? { kind: 'page', page: answers.page(entry, path, fields, written) } : missing
  }

  /**
   * What to ask for when the system denies an entry. Once it stays so with new lists, nobody can make us load
   * them at will.
   */
  function ageFor(entry: RemoteEntry): number {
    const maxAge = denied.has(entry) ? newPageAge : deniedPageAge
    denied.add(entry)
    return maxAge
  }

  /** The system denies an entry that the lists have: the lists are out of date, or the system is confused. */
  async function retryDenied(before: LocaleAnswers, uri: string, denial: FoundEntry): Promise<ContentAnswer> {
    const { entry, path } = denial
    const answers = await current(before.view.locale, { maxAge: ageFor(entry) }).catch(() => null)
    const last = recent.get(path, entry)
    if (answers === null) return pageOf(before, denial, last)
    const found = answers ? resolvePath(answers.view, uri) : missing
    const isSame = found.kind === 'entry' && found.entry.id === entry.id
    // Lists that could not be loaded anew, or are held back, confirm no denial.
    if (answers && last && isSame && isInDoubt()) return pageOf(answers, found, last)
    recent.forget(path)
    if (found.kind !== 'entry') return found
    return answers && found.entry !== entry
      ? pageOf(answers, found, fieldsOf(found.entry, found.path))
      : missing
  }

  return async (locale: Locale, address: string): Promise<ContentAnswer> => {
    const uri = tidyAddress(address)
    const known = await current(locale)
    if (!known || uri === undefined) return missing
    const first = resolvePath(known.view, uri)
    const answers = first.kind === 'missing' ? await current(locale, { maxAge: newPageAge }) : known
    if (!answers) return missing
    const found = answers === known ? first : resolvePath(answers.view, uri)
    if (found.kind !== 'entry') return found
    const answer = await pageOf(answers, found, fieldsOf(found.entry, found.path))
    return answer.kind === 'missing' ? retryDenied(answers, uri, found) : answer
  }
}
