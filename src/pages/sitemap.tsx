import { LanguageLinks } from '../components/language-menu/language-menu.tsx'
import { PageHead } from '../components/page-head/page-head.tsx'
import type { Payload } from '../content/payload.ts'
import type { TreeItem } from '../content/types.ts'
import { useLocale } from '../i18n/locale-context.tsx'

/** All pages of the language: a group for each page of the first level that has others below it, then the rest. */
export default function SitemapPage({ payload }: { payload: Payload }) {
  const { languages, t } = useLocale()
  const tree = payload.data.kind === 'sitemap' ? payload.data.tree : []
  const groups = tree.filter(({ children }) => children.length > 0)
  const single = tree.filter(({ children }) => children.length === 0)
  return (
    <>
      <PageHead title={t('sitemap-title')} lead={t(tree.length > 0 ? 'sitemap-lead' : 'sitemap-empty')} />
      <div className="container sitemap">
        {groups.map(({ title, path, children }) => (
          <section key={path}>
            <h2>
              <a href={path}>{title}</a>
            </h2>
            <Branch items={children} />
          </section>
        ))}
        {single.length > 0 && (
          <section>
            <h2>{t('sitemap-more')}</h2>
            <Branch items={single} />
          </section>
        )}
        <section className="sitemap__languages">
          <h2>{t('sitemap-languages')}</h2>
          <LanguageLinks languages={languages.filter(({ current }) => !current)} />
        </section>
      </div>
    </>
  )
}

const Branch = ({ items }: { items: readonly TreeItem[] }) => (
  <ul>
    {items.map(({ title, path, children }) => (
      <li key={path}>
        <a href={path}>{title}</a>
        {children.length > 0 && <Branch items={children} />}
      </li>
    ))}
  </ul>
)
