/** The results of the search page. */
import { LinkButton } from '../components/buttons/buttons.tsx'
import { DateTime } from '../components/date-time/date-time.tsx'
import { Pager } from '../components/pager/pager.tsx'
import type { SearchAnswer, SearchHit, SearchPageData, TextFragment } from '../content/search/search-data.ts'
import { formatSearchQuery, maxQueryLength, type SearchQuery } from '../content/search/search-query.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { fill, plural } from '../i18n/plural.ts'
import type { Translate } from '../i18n/translate.ts'
import { SearchFilters } from './search-filters.tsx'

interface SearchResultsProps extends SearchPageData {
  /** Path of the search page. */
  readonly path: string
}

/**
 * The results of a search, with their number in a live region. The region is there from the start, even
 * without a query: screen readers announce only changes of a region that they know.
 */
export function SearchResults({ query, answer, path }: SearchResultsProps) {
  const { t, lang } = useLocale()
  const found = answer?.kind === 'found' ? answer : undefined
  return (
    <div className="container search">
      <div role="status">
        {answer && <h2 className="search__count">{outcome(answer, query.text, { t, lang })}</h2>}
        {query.isCut && <p>{fill(t('search-cut'), { count: maxQueryLength })}</p>}
        {found?.isLoose && <p>{t('search-loose')}</p>}
        {found?.corrected && <Correction query={query} text={found.corrected} path={path} />}
      </div>
      {answer?.kind === 'unavailable' && <NoResults text={t('search-unavailable-text')} />}
      {found && (
        <div className="search__found">
          <SearchFilters facets={found.facets} path={path} />
          <div>
            {found.total > 0 ? (
              <ol className="plain search__hits">
                {found.hits.map((hit) => (
                  <Hit key={hit.path} {...hit} />
                ))}
              </ol>
            ) : (
              <NothingFound {...found} query={query} path={path} />
            )}
            <Pages {...found} path={path} query={query} />
          </div>
        </div>
      )}
    </div>
  )
}

/** The sentence above the results: how many pages were found, or that the search does not work. */
function outcome(answer: SearchAnswer, query: string, texts: { t: Translate; lang: string }): string {
  const { t } = texts
  if (answer.kind === 'unavailable') return t('search-unavailable')
  const { total } = answer
  return fill(total === 0 ? t('search-none') : plural(texts, 'search-found', total), { query })
}

/** A text and a link to the sitemap, in place of results. */
function NoResults({ text }: { text: string }) {
  const { hrefOf, t } = useLocale()
  return (
    <div className="flow">
      <p>{text}</p>
      <p>
        <LinkButton href={hrefOf('/sitemap')} variant="secondary">
          {t('error-sitemap')}
        </LinkButton>
      </p>
    </div>
  )
}

/** In place of results: a link to those without filters, where there are any, or to all pages. */
function NothingFound({
  unfiltered,
  query,
  path,
}: {
  unfiltered?: number
  query: SearchQuery
  path: string
}) {
  const { t, lang } = useLocale()
  if (!unfiltered) return <NoResults text={t('search-none-text')} />
  return (
    <p>
      <LinkButton href={path + formatSearchQuery({ text: query.text })} variant="secondary">
        {t('list-all')}: {fill(plural({ t, lang }, 'search-found', unfiltered), { query: query.text })}
      </LinkButton>
    </p>
  )
}

/** What a misspelt query probably means, as a link to its results. */
function Correction({ query, text, path }: { query: SearchQuery; text: string; path: string }) {
  const { t } = useLocale()
  const [before, after] = t('search-did-you-mean').split('{query}')
  return (
    <p>
      {before}
      <a href={path + formatSearchQuery({ ...query, text, page: 1 })}>{text}</a>
      {after}
    </p>
  )
}

/** A text with the words of the query highlighted. */
const Highlighted = ({ pieces }: { pieces: readonly TextFragment[] }) =>
  pieces.map(({ text, isFound }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing but their place
    isFound ? <mark key={place}>{text}</mark> : text,
  )

/** One page that was found: the pages above it, its date, title and excerpt, and the section of that. */
function Hit({ path, title, excerpt, section, trail, date }: SearchHit) {
  return (
    <li>
      <article className="card">
        <div className="card__body">
          {(trail.length > 0 || date) && (
            <p className="card__meta">
              {trail.join(' / ')}
              {trail.length > 0 && date && ', '}
              {date && <DateTime date={date} />}
            </p>
          )}
          <h3 className="card__title">
            <a href={path}>
              <Highlighted pieces={title} />
            </a>
          </h3>
          <p className="muted measure">
            <Highlighted pieces={excerpt} />
          </p>
        </div>
      </article>
      {section && (
        <p className="search__section">
          <a href={`${path}#${section.id}`}>{section.title}</a>
        </p>
      )}
    </li>
  )
}

interface PagesProps {
  /** Number of the current page of results, from 1. */
  readonly page: number
  /** Number of pages of results. */
  readonly pages: number
  /** Path of the search page. */
  readonly path: string
  readonly query: SearchQuery
}

/** Links to the previous and the next page of results. */
function Pages({ page, pages, path, query }: PagesProps) {
  const { t } = useLocale()
  const target = (to: number) =>
    to >= 1 && to <= pages
      ? {
          href: path + formatSearchQuery({ ...query, page: to }),
          title: fill(t('search-page'), { page: to, pages }),
        }
      : undefined
  return <Pager label={t('search-pages')} previous={target(page - 1)} next={target(page + 1)} />
}
