/** The results of the search page. */
import { LinkButton } from '../components/buttons/buttons.tsx'
import { DateTime } from '../components/date-time/date-time.tsx'
import { Pager } from '../components/pager/pager.tsx'
import type { SearchAnswer, SearchHit, SearchPageData, TextFragment } from '../content/search/search-data.ts'
import { formatSearchQuery, maxQueryLength } from '../content/search/search-query.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { fill, plural } from '../i18n/plural.ts'
import type { Translate } from '../i18n/translate.ts'

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
      </div>
      {answer?.kind === 'unavailable' && <NoResults text={t('search-unavailable-text')} />}
      {found?.total === 0 && <NoResults text={t('search-none-text')} />}
      {found && found.total > 0 && (
        <>
          <ol className="plain search__hits">
            {found.hits.map((hit) => (
              <Hit key={hit.path} {...hit} />
            ))}
          </ol>
          <Pages {...found} path={path} text={query.text} />
        </>
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

/** A text with the words of the query highlighted. */
const Highlighted = ({ pieces }: { pieces: readonly TextFragment[] }) =>
  pieces.map(({ text, isFound }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing but their place
    isFound ? <mark key={place}>{text}</mark> : text,
  )

/** One page that was found: the pages above it, its date, title and excerpt. */
function Hit({ path, title, excerpt, trail, date }: SearchHit) {
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
  /** The words that were searched for. */
  readonly text: string
}

/** Links to the previous and the next page of results. */
function Pages({ page, pages, path, text }: PagesProps) {
  const { t } = useLocale()
  const target = (to: number) =>
    to >= 1 && to <= pages
      ? {
          href: path + formatSearchQuery({ text, page: to }),
          title: fill(t('search-page'), { page: to, pages }),
        }
      : undefined
  return <Pager label={t('search-pages')} previous={target(page - 1)} next={target(page + 1)} />
}
