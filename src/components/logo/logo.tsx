import { useLocale } from '../../i18n/locale-context.tsx'
import { classNames } from '../class-names.ts'
import type { RootProps } from '../root-props.ts'

/**
 * The markup of the sign. It is on each page twice and never changes, so React does not build its elements.
 */
const sign = {
  __html:
    '<path stroke-width="5" d="M8 4v28"></path><path stroke-width="4" d="M29 5c0 9-9 11-20 16"></path><path class="logo__tide" stroke-width="4" d="M17 17.5c6 2 10 6.5 12 13.5"></path>',
}

/** Props of the logo: the address of the home page and the name of the site. */
export interface LogoProps extends RootProps {
  readonly href: string
  readonly name: string
}

/** The logo: the sign and the name of the site, with a link to the home page. */
export function Logo({ href, name, className, ...root }: LogoProps) {
  const { t } = useLocale()
  return (
    <a className={classNames('logo', className)} href={href} {...root}>
      <svg viewBox="0 0 36 36" aria-hidden="true" dangerouslySetInnerHTML={sign} />
      <span>{name}</span>
      <span className="visually-hidden">{` – ${t('to-home')}`}</span>
    </a>
  )
}
