import type { SearchPageData } from '../../src/content/search/search-data.ts'
import { formatSearchQuery, parseSearchQuery } from '../../src/content/search/search-query.ts'
import { queryOf } from '../http/canonical-path.ts'
import { everyLanguage } from './head.ts'
import type { LoadContext, LoadedPage } from './loader.ts'

/** Loads the search page, with its results where the query has a search text. */
export async function loadSearch({ match, deps, t, fullPath }: LoadContext): Promise<LoadedPage> {
  const { locale, path } = match
  const { locales, withPrefix } = deps.languages
  const query = parseSearchQuery(queryOf(fullPath))
  // A search waits for its turn itself. A second turn could be refused after the wait for the first.
  if (query.text === '') await deps.scheduler.renderQueue.turn()
  const answer = query.text === '' ? undefined : await deps.search.find(locale, query)
  const data: SearchPageData = { kind: 'search', query, ...(answer && { answer }) }
  const title = t('search-title')
  const { page: _, ...everyPage } = query
  const search = formatSearchQuery(everyPage)
  return {
    kind: 'found',
    data,
    status: answer?.kind === 'unavailable' ? 503 : 200,
    title: query.text === '' ? title : `${title}: ${query.text}`,
    robots: 'noindex, follow',
    alternates: everyLanguage(deps.languages, path),
    languages: Object.fromEntries(locales.map((other) => [other, withPrefix(other, path) + search])),
  }
}
