import { useLocale } from '../../i18n/locale-context.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { RootProps } from '../root-props.ts'

/** The page that a link of the pager leads to. */
export interface PagerTarget {
  readonly href: string
  readonly title: string
}

export interface PagerProps extends RootProps {
  /** Accessible name of the navigation. */
  readonly label: string
  readonly previous?: PagerTarget | undefined
  readonly next?: PagerTarget | undefined
}

/** The link to the previous page. */
function PreviousLink({ href, title }: PagerTarget) {
  const { t } = useLocale()
  return (
    <a className="pager__link pager__link--previous" href={href} rel="prev">
      <Icon name="arrow" flip />
      <span>
        <span className="visually-hidden">{t('block-previous')}: </span>
        {title}
      </span>
    </a>
  )
}

/** The link to the next page. */
function NextLink({ href, title }: PagerTarget) {
  const { t } = useLocale()
  return (
    <a className="pager__link pager__link--next" href={href} rel="next">
      <span>
        <span className="visually-hidden">{t('block-next')}: </span>
        {title}
      </span>
      <Icon name="arrow" flip />
    </a>
  )
}

/** Links to the previous and the next page of a series; renders nothing without both. */
export function Pager({ label, previous, next, className, ...root }: PagerProps) {
  if (!previous && !next) return null
  return (
    <nav {...root} className={classNames('pager', className)} aria-label={label}>
      {previous && <PreviousLink {...previous} />}
      {next && <NextLink {...next} />}
    </nav>
  )
}
