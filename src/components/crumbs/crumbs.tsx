import type { Crumb } from '../../content/payload.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { withPrefix } from '../../i18n/locales.ts'
import { classNames } from '../class-names.ts'
import type { RootProps } from '../root-props.ts'

export interface CrumbsProps extends RootProps {
  /** Pages above this one, from the top; home is put in front. */
  readonly items: readonly Crumb[]
  readonly current: Crumb
}

/** The way from home to this page, which is named last and is no link. */
export function Crumbs({ items, current, className, ...root }: CrumbsProps) {
  const { locale, t } = useLocale()
  const home = { title: t('home'), path: withPrefix(locale, '/') }
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
