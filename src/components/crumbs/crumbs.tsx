import type { Crumb } from '../../content/payload.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { classNames } from '../class-names.ts'
import type { RootProps } from '../root-props.ts'

export interface CrumbsProps extends RootProps {
  /** The pages above the current one, from the top. The home page and the current one may be among them. */
  readonly items: readonly Crumb[]
  /** The page shown: the last crumb, which is not a link. */
  readonly current: Crumb
}

/** Breadcrumbs: links from the home page to the pages above this one, then the title of this page as text. */
export function Crumbs({ items, current, className, ...root }: CrumbsProps) {
  const { hrefOf, t } = useLocale()
  const home = { title: t('home'), path: hrefOf('/') }
  const above = items.filter(({ path }) => path !== home.path && path !== current.path)
  return (
    <nav className={classNames('crumbs', className)} aria-label={t('breadcrumbs')} {...root}>
      <ol className="plain">
        {[home, ...above].map(({ title, path }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current.title}</span>
        </li>
      </ol>
    </nav>
  )
}
