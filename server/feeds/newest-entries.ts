/** Finds the entries of a feed, newest first, without loading their pages. */
import type { EntryQuery } from '../../src/content/lists.ts'
import type { Locale } from '../../src/i18n/languages.ts'
import type { RouteMatch } from '../../src/router/match.ts'
import { findServed, type ServedPageDeps } from '../cms/redirects/served-page.ts'
import type { ContentSource } from '../cms/source.ts'
import type { Scheduler } from '../scheduling/scheduler.ts'

/** The services that find entries. */
export interface NewestEntriesDeps extends ServedPageDeps {
  readonly content: Pick<ContentSource, 'outlines' | 'list'>
  readonly scheduler: Pick<Scheduler, 'createYield'>
}

/** An entry with its date. */
export interface DatedEntry {
  readonly match: RouteMatch
  /** Whether the language shows it untranslated. */
  readonly isUntranslated: boolean
  /** Milliseconds since 1970. */
  readonly time: number
}

/** Maximum number of entries that are found, as some may turn out to be excluded from search engines. */
const maxFound = 60
/** Maximum number of entries in memory during the search for the newest: a large site has too many. */
const maxInMemory = 1_000
/** Maximum number of entries of a list that are looked at: those to come, as in an agenda, are before others. */
const maxLookedAt = 600

const newestFirst = (entries: readonly DatedEntry[]): DatedEntry[] =>
  entries.toSorted((one, other) => other.time - one.time).slice(0, maxFound)

/**
 * Finds the newest entries of the given collections that search engines may list and that no redirect hides.
 */
export async function newestOf(
  deps: NewestEntriesDeps,
  locale: Locale,
  collections: readonly string[],
): Promise<readonly DatedEntry[]> {
  const yieldToEventLoop = deps.scheduler.createYield()
  const now = Date.now()
  let candidates: DatedEntry[] = []
  for (const { summary, collection, indexing, fallback } of await deps.content.outlines(locale)) {
    await yieldToEventLoop()
    const time = Date.parse(summary.date ?? '')
    // An entry without a date, or with one in the future, as in an agenda, is no news.
    if (!(time <= now) || indexing.noindex || !collections.includes(collection)) continue
    const match = await findServed(deps, locale, summary.path)
    if (match) candidates.push({ match, isUntranslated: fallback !== undefined, time })
    if (candidates.length > maxInMemory) candidates = newestFirst(candidates)
  }
  return newestFirst(candidates)
}

/** Finds the newest entries of one list, such as that of a term, without looking at all entries of the site. */
export async function newestIn(
  deps: NewestEntriesDeps,
  locale: Locale,
  query: Pick<EntryQuery, 'collections' | 'term'>,
): Promise<readonly DatedEntry[]> {
  const now = Date.now()
  const found: DatedEntry[] = []
  for (let offset = 0; offset < maxLookedAt && found.length < maxFound; offset += maxFound) {
    const part = { ...query, order: 'newest', offset, limit: maxFound } as const
    const { items, total } = await deps.content.list(locale, part)
    for (const { path, date, lang } of items) {
      const time = Date.parse(date ?? '')
      const match = time <= now ? await findServed(deps, locale, path) : undefined
      if (match) found.push({ match, isUntranslated: lang !== undefined, time })
    }
    if (offset + maxFound >= total) break
  }
  return newestFirst(found)
}
