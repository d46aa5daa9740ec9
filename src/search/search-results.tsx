import { LinkButton } from '../components/buttons/buttons.tsx'
import { DateTime } from '../components/date-time/date-time.tsx'
import { Pager } from '../components/pager/pager.tsx'
import type { SearchAnswer, SearchHit, SearchPageData, TextFragment } from '../content/search-data.ts'
import { formatSearchQuery, maxQueryLength } from '../content/search-query.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { withPrefix } from '../i18n/locales.ts'
import type { Translate } from '../i18n/translate.ts'

/** Puts values into the places of a message, as they are. */
const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

interface SearchResultsProps extends SearchPageData {
  /** Of the search page. */
  readonly path: string
}

/**
 * What was found, said to screen readers when it changes. The place of the message stands there from the
 * start: only then is it heard.
 */
export function SearchResults({ query, answer, path }: SearchResultsProps) {
  const { t } = useLocale()
  const found = answer?.kind === 'found' ? answer : undefined
  return (
    <div className="container search">
      <div role="status">
        {answer && <h2 className="search__count">{outcome(answer, query.text, t)}</h2>}
        {query.isCut && <p>{fill(t('search-cut'), { count: maxQueryLength })}</p>}
        {found?.isLoose && <p>{t('search-loose')}</p>}
      </div>
      {answer?.kind === 'unavailable' && <Lost text={t('search-unavailable-text')} />}
      {found?.total === 0 && <Lost text={t('search-none-text')} />}
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

function outcome(answer: SearchAnswer, query: string, t: Translate): string {
  if (answer.kind === 'unavailable') return t('search-unavailable')
  const { total: count } = answer
  const key = count === 0 ? 'search-none' : count === 1 ? 'search-one' : 'search-many'
  return fill(t(key), { count, query })
}

/** The way on where there is nothing to choose from. */
function Lost({ text }: { text: string }) {
  const { locale, t } = useLocale()
  return (
    <div className="flow">
      <p>{text}</p>
      <p>
        <LinkButton href={withPrefix(locale, '/sitemap')} variant="secondary">
          {t('error-sitemap')}
        </LinkButton>
      </p>
    </div>
  )
}

const Marked = ({ pieces }: { pieces: readonly TextFragment[] }) =>
  pieces.map(({ text, isFound }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing but their place
    isFound ? <mark key={place}>{text}</mark> : text,
  )

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
              <Marked pieces={title} />
            </a>
          </h3>
          <p className="muted measure">
            <Marked pieces={excerpt} />
          </p>
        </div>
      </article>
    </li>
  )
}

interface PagesProps {
  readonly page: number
  readonly pages: number
  readonly path: string
  readonly text: string
}

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
