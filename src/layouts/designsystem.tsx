/** The layout of the design system's pages. */
import '../showcase/designsystem.css'
import { currentState } from '../components/current.ts'
import { Icon } from '../components/icon/icon.tsx'
import { artwork } from '../content/artwork/artwork.ts'
import { ArtworkContext } from '../content/artwork/artwork-context.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { showcases } from '../routes.ts'
import { FindForm } from '../showcase/find/find-form.tsx'
import type { LayoutProps } from './default.tsx'
import { SiteShell } from './shell.tsx'

/**
 * The site's header and footer around a page of the design system, and beside the page a navigation to all
 * pages of the design system, which is folded on small screens. An example that is shown alone has nothing
 * around it.
 */
export default function DesignsystemLayout({ payload, children }: LayoutProps) {
  const { data, shell } = payload
  const page = <ArtworkContext value={shell.hasArtwork ? artwork : undefined}>{children}</ArtworkContext>
  if (data.kind === 'showcase' && data.view.example)
    return (
      <main id="main" className="alone" tabIndex={-1}>
        {page}
      </main>
    )
  return (
    <SiteShell payload={payload} navigation="parts">
      <div className="container ds">
        <SideNavigation path={payload.path} />
        {page}
      </div>
    </SiteShell>
  )
}

/** Showcase pages that are listed as basics; all others are listed as components. */
const basics: readonly string[] = ['color', 'typography']

/** The navigation to the pages of the design system. With each `path` it starts folded again. */
function SideNavigation({ path }: { path: string }) {
  const { hrefOf, t } = useLocale()
  const item = (slug: string) => ({
    title: t(`ds-${slug}-title`),
    href: hrefOf(`/designsystem/${slug}`),
  })
  const overview = { title: t('designsystem-overview'), href: hrefOf('/designsystem') }
  return (
    <div className="ds__side">
      {path !== overview.href && <FindForm key={path} label={t('search-label')} />}
      <nav id="parts" aria-label={t('designsystem-title')} tabIndex={-1}>
        <details key={path}>
          <summary>
            {t('designsystem-all')} <Icon name="chevron" />
          </summary>
          <div>
            <p>{t('designsystem-basics')}</p>
            <Links items={[overview, ...basics.map(item)]} path={path} />
            <p>{t('designsystem-components')}</p>
            <Links items={showcases.filter((slug) => !basics.includes(slug)).map(item)} path={path} />
          </div>
        </details>
      </nav>
    </div>
  )
}

interface LinksProps {
  readonly items: readonly { readonly title: string; readonly href: string }[]
  /** Path of the current page. */
  readonly path: string
}

const Links = ({ items, path }: LinksProps) => (
  <ul className="plain">
    {items.map(({ title, href }) => (
      <li key={href}>
        <a href={href} aria-current={currentState(path, href) === 'page' ? 'page' : undefined}>
          {title}
        </a>
      </li>
    ))}
  </ul>
)
