import type { LogoPicture, Logo as SiteLogo } from '../../content/shell/logo.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { classNames } from '../class-names.ts'
import type { RootProps } from '../root-props.ts'

/** Props of the logo: the address of the home page, and name and pictures of the site. */
export interface LogoProps extends RootProps {
  readonly href: string
  readonly name: string
  /** Without it the name is set in type. */
  readonly logo?: SiteLogo | undefined
}

/** The pictures of the logo: that for dark surfaces is hidden on light ones, and the other way round. */
function Pictures({ name, logo }: { readonly name: string; readonly logo: SiteLogo }) {
  const alt = logo.withName ? '' : name
  const image = ({ src, width, height }: LogoPicture, className: string | undefined) => (
    <img alt={alt} {...{ src, width, height, className }} />
  )
  return (
    <>
      {image(
        logo,
        classNames(logo.dark && 'logo__light', logo.ground && `logo__on-${logo.ground}`) || undefined,
      )}
      {logo.dark && image(logo.dark, 'logo__dark')}
    </>
  )
}

/** The logo of the site or its name, with a link to the home page. */
export function Logo({ href, name, logo, className, ...root }: LogoProps) {
  const { t } = useLocale()
  return (
    <a className={classNames('logo', logo?.withName && 'logo--named', className)} href={href} {...root}>
      {logo && <Pictures name={name} logo={logo} />}
      {(!logo || logo.withName) && <span>{name}</span>}
      <span className="visually-hidden">{` – ${t('to-home')}`}</span>
    </a>
  )
}
