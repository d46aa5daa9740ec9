import { Badge } from '../components/badge/badge.tsx'
import { Crumbs } from '../components/crumbs/crumbs.tsx'
import { components } from '../components/index.ts'
import type { Payload } from '../content/payload.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { withPrefix } from '../i18n/locales.ts'

const principles = [1, 2, 3, 4] as const

/** What the design system is, what it holds to, and all of its parts. */
export default function DesignsystemPage({ payload }: { payload: Payload }) {
  const { t } = useLocale()
  return (
    <div className="ds__main">
      <div className="ds__head">
        <Crumbs items={[]} current={{ title: t('designsystem-title'), path: payload.path }} />
        <h1 tabIndex={-1}>{t('designsystem-title')}</h1>
        <p className="lead">{t('designsystem-lead')}</p>
      </div>
      <section>
        <h2>{t('designsystem-principles')}</h2>
        <ul className="plain principles">
          {principles.map((number) => (
            <li key={number}>
              <h3>{t(`designsystem-principle-${number}`)}</h3>
              <p>{t(`designsystem-principle-${number}-text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('designsystem-all')}</h2>
        <PartsTable />
      </section>
    </div>
  )
}

function PartsTable() {
  const { locale, t } = useLocale()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="scroller" aria-label={t('designsystem-all')} tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('designsystem-name')}</th>
            <th scope="col">{t('designsystem-purpose')}</th>
            <th scope="col">{t('designsystem-status')}</th>
          </tr>
        </thead>
        <tbody>
          {components.map(({ slug, summary, status }) => (
            <tr key={slug}>
              <th scope="row">
                <a href={withPrefix(locale, `/designsystem/${slug}`)}>{t(`ds-${slug}-title`)}</a>
              </th>
              <td>{summary[locale]}</td>
              <td>
                <Badge tone={status === 'stable' ? 'success' : 'neutral'}>
                  {t(`designsystem-${status}`)}
                </Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
