import { Button } from '../components/buttons/buttons.tsx'
import { describedBy, Field } from '../components/inputs/field.tsx'
import { maxQueryLength, type SearchQuery } from '../content/search/search-query.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { useInstantSearch } from './use-instant-search.ts'

interface SearchFormProps {
  readonly query: SearchQuery
  /** Path of the search page. */
  readonly path: string
}

/** Id of the search field, of which a page has one. */
const id = 'search'

/**
 * Fields that keep what results are narrowed down to for the next query; they come after the field of the words
 * in the address.
 */
const Narrowing = ({ in: collection, topics }: SearchQuery) => (
  <>
    {collection && <input type="hidden" name="in" value={collection} />}
    {topics.map((topic) => (
      <input key={topic} type="hidden" name="topic" value={topic} />
    ))}
  </>
)

/** The form of the search page. With JavaScript, results appear while the visitor types. */
export function SearchForm({ query, path }: SearchFormProps) {
  const { t } = useLocale()
  const field = useInstantSearch(query)
  const hint = t('search-hint')
  return (
    <search>
      <form action={path}>
        <Field id={id} label={t('search-label')} hint={hint} required>
          <div className="input-action">
            <input
              {...describedBy(id, { hint })}
              {...{ id, ref: field, defaultValue: query.text, maxLength: maxQueryLength }}
              className="input"
              type="search"
              name="q"
              autoComplete="off"
              enterKeyHint="search"
              spellCheck={false}
            />
            <Button type="submit" iconStart="search">
              {t('search-submit')}
            </Button>
          </div>
        </Field>
        <Narrowing {...query} />
      </form>
    </search>
  )
}
