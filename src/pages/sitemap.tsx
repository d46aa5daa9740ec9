import { Crumbs } from '../components/crumbs/crumbs.tsx'
import { LanguageLinks } from '../components/language-menu/language-menu.tsx'
import { PageHead } from '../components/page-head/page-head.tsx'
import type { Payload } from '../content/payload.ts'
import type { TreeItem } from '../content/types.ts'
import { useLocale } from '../i18n/locale-context.tsx'

/**
 * The sitemap for visitors, with all pages of the language: a group for each top-level page that has pages
 * below it, then the other top-level pages, the pages of taxonomies, and links to the other languages.
 */
export default function SitemapPage({ payload }: { payload: Payload }) {
  const { hrefOf, languages, t } = useLocale()
  const { tree, topics = [] } = payload.data.kind === 'sitemap' ? payload.data : { tree: [] }
  const groups = tree.filter(({ children }) => children.length > 0)
  const home = hrefOf('/')
  // A home page's title says what the site is about, so the link to it is called "home"; it comes first.
  const single = tree
    .filter(({ children }) => children.length === 0)
    .map((item) => (item.path === home ? { ...item, title: t('home') } : item))
    .toSorted((a, b) => Number(b.path === home) - Number(a.path === home))
  return (
    <>
      <PageHead
        title={t('sitemap-title')}
        lead={t(tree.length > 0 ? 'sitemap-lead' : 'sitemap-empty')}
        crumbs={<Crumbs items={[]} current={{ title: t('sitemap-title'), path: payload.path }} />}
      />
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
        {topics.length > 0 && (
          <section>
            <h2>{t('sitemap-topics')}</h2>
            <Branch items={topics} />
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

/** A list of pages, each with the list of the pages below it. */
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
