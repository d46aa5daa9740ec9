import { SummaryCards } from '../../components/card/card.tsx'
import type { Summary } from '../../content/types.ts'
import { useLocale } from '../../i18n/locale-context.tsx'

/** Cards of the pages that an editor has named as related; nothing where there are none. */
export function RelatedPages({ items }: { items: readonly Summary[] }) {
  const { t } = useLocale()
  if (items.length === 0) return null
  return (
    <section className="section section--tint page-related" aria-labelledby="related">
      <div className="container">
        <div className="split-head">
          <h2 id="related">{t('page-related')}</h2>
        </div>
        <SummaryCards items={items} />
      </div>
    </section>
  )
}
