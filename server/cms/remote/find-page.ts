import type { ContentAnswer, ContentPage } from '../../../src/content/types.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { RemoteAdapter, RemoteEntry } from './adapter.ts'
import { tidyAddress } from './addresses.ts'
import type { LocaleAnswers } from './answers.ts'
import { resolvePath } from './page.ts'
import type { RuleReader } from './written-rules.ts'

interface Parts {
  readonly adapter: Pick<RemoteAdapter, 'fields'>
  readonly rules: Pick<RuleReader, 'get'>
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
/** Pages that are kept for when the content system fails in the middle of a question. */
const recentPages = 200

/** Pages by path; the oldest give way. */
function createRecent(most: number) {
  const known = new Map<string, ContentPage>()
  return {
    get: (path: string) => known.get(path),
    forget: (path: string) => void known.delete(path),
    add(page: ContentPage) {
      known.delete(page.path)
      known.set(page.path, page)
      const [oldest] = known.keys()
      if (known.size > most && oldest !== undefined) known.delete(oldest)
    },
  }
}

const answerOf = (page: ContentPage | undefined): ContentAnswer => (page ? { kind: 'page', page } : missing)

/**
 * The page at an address. Lists say which addresses there are; the content system is never asked for what visitors type. What the lists
 * do not know, and what a list knows but the system denies, is looked up in younger lists first. A page that was shown before is shown
 * again while its entry cannot be asked for.
 */
export function createPageFinder({ adapter, rules, current, isInDoubt }: Parts) {
  const recent = createRecent(recentPages)
  const denied = new WeakSet<RemoteEntry>()

  async function pageOf(answers: LocaleAnswers, entry: RemoteEntry, path: string) {
    const [fields, written] = await Promise.all([adapter.fields(entry), rules.get(answers.view.locale)])
    const page = fields && answers.page(entry, path, fields, written)
    if (page) recent.add(page)
    return page
  }

  const lastOr = (path: string, err: unknown): ContentPage => {
    const last = recent.get(path)
    if (!last) throw err
    return last
  }

  /** What to ask for when the system denies an entry. Once it stays so with new lists, nobody can make us load them at will. */
  function ageFor(entry: RemoteEntry): number {
    const maxAge = denied.has(entry) ? newPageAge : deniedPageAge
    denied.add(entry)
    return maxAge
  }

  /** The system denies an entry that the lists have: the lists are out of date, or the system is confused. */
  async function again(
    locale: Locale,
    uri: string,
    entry: RemoteEntry,
    path: string,
  ): Promise<ContentAnswer> {
    const answers = await current(locale, { maxAge: ageFor(entry) }).catch(() => null)
    if (answers === null) return answerOf(recent.get(path))
    const found = answers ? resolvePath(answers.view, uri) : missing
    const last = recent.get(path)
    // Lists that could not be loaded anew, or are held back, confirm no denial.
    if (last && found.kind === 'entry' && found.entry.id === entry.id && isInDoubt()) return answerOf(last)
    recent.forget(path)
    if (found.kind !== 'entry') return found
    return answers && found.entry !== entry
      ? answerOf(await pageOf(answers, found.entry, found.path))
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
    const { entry, path } = found
    const page = await pageOf(answers, entry, path).catch((err: unknown) => lastOr(path, err))
    return page ? answerOf(page) : again(locale, uri, entry, path)
  }
}
