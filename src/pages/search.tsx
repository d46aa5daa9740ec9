import '../components/pager/pager.css'
import '../search/search.css'
import { Crumbs } from '../components/crumbs/crumbs.tsx'
import { PageHead } from '../components/page-head/page-head.tsx'
import type { Payload } from '../content/payload.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { SearchForm } from '../search/search-form.tsx'
import { SearchResults } from '../search/search-results.tsx'

/** The search page: a form, and below it the results of the query. */
export default function SearchPage({ payload }: { payload: Payload }) {
  const { t } = useLocale()
  const { data, path } = payload
  if (data.kind !== 'search') return null
  return (
    <>
      <PageHead
        title={t('search-title')}
        crumbs={<Crumbs items={[]} current={{ title: t('search-title'), path }} />}
        actions={<SearchForm query={data.query} path={path} />}
      />
      <SearchResults {...data} path={path} />
    </>
  )
}
