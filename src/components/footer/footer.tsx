/** The footer of every page, and its parts. */
import type { ReactNode } from 'react'
import type { Shell } from '../../content/payload.ts'
import type { Organization } from '../../content/shell/organization.ts'
import type { NavigationItem } from '../../content/types.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { classNames } from '../class-names.ts'
import { LanguageLinks } from '../language-menu/language-menu.tsx'
import { linkRel } from '../link-rel.ts'
import { Logo } from '../logo/logo.tsx'
import { MenuItem } from '../menu-item.tsx'
import type { RootProps } from '../root-props.ts'
import { ContactList } from './contact-list.tsx'
import { BackToTop, ChangeConsent } from './footer-end.tsx'

export interface FooterProps extends RootProps {
  /** The site's name, organization, menus and languages. */
  readonly shell: Shell
  /** Path of the page shown: its menu item is marked as current. */
  readonly path: string
  /** Text before the names of landmarks, to tell two footers on a page apart. */
  readonly prefix?: string
}

/**
 * Shows the organization and the menus; the languages if there are several; and the button that withdraws the
 * decision about cookies, if the site needs consent.
 */
export function Footer({ shell, path, prefix = '', className, ...root }: FooterProps) {
  const { hrefOf, t } = useLocale()
  const groups = shell.navigation.footer.filter(({ items }) => items.length > 0)
  const owner = shell.organization?.name ?? shell.siteName
  return (
    <footer className={classNames('footer', className)} data-surface="inverse" {...root}>
      <div className="container">
        <div className="footer__grid">
          <div className="footer__brand flow">
            <Logo href={hrefOf('/')} name={shell.siteName} logo={shell.logo} />
            <About {...shell} />
          </div>
          {groups.map(({ key, title = t(key), items }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have one heading.
            <Group key={index} label={prefix + title} title={title}>
              <Links items={items} path={path} />
            </Group>
          ))}
          {shell.languages.length > 1 && (
            <Group label={prefix + t('language')} title={t('language')}>
              <LanguageLinks className="footer__links" languages={shell.languages} />
            </Group>
          )}
        </div>
        <div className="footer__end">
          <span>{`© ${owner}`}</span>
          {shell.organization && <Numbers organization={shell.organization} />}
          {shell.consentRequired && <ChangeConsent back={path} />}
          <BackToTop />
        </div>
      </div>
    </footer>
  )
}

/** A titled navigation of the footer. */
const Group = ({ label, title, children }: { label: string; title: string; children: ReactNode }) => (
  <nav aria-label={label}>
    <h2>{title}</h2>
    {children}
  </nav>
)

/** The links of one group. */
const Links = ({ items, path }: { items: readonly NavigationItem[]; path: string }) => (
  <ul className="plain footer__links">
    {items.map((item) => (
      <li key={item.href ?? item.title}>
        <MenuItem item={item} path={path} />
      </li>
    ))}
  </ul>
)

/** Links to the organization's profiles on social networks. */
const SocialLinks = ({ social }: Pick<Organization, 'social'>) => (
  <ul className="plain footer__links footer__contacts">
    {social.map(({ name, url }) => (
      <li key={url}>
        <a href={url} rel={linkRel(url)}>
          {name}
        </a>
      </li>
    ))}
  </ul>
)

/** The registration and VAT numbers of the organization, which companies must show on their sites. */
function Numbers({ organization: { registration, vatId } }: { organization: Organization }) {
  const { t } = useLocale()
  const numbers = [
    registration && `${t('organization-registration')} ${registration}`,
    vatId && `${t('organization-vat')} ${vatId}`,
  ].filter(Boolean)
  return numbers.length > 0 ? <span>{numbers.join(', ')}</span> : null
}

/** The tagline of the site, and the address, contact data and social profiles of the organization. */
function About({ tagline, organization }: Pick<Shell, 'tagline' | 'organization'>) {
  const address = organization?.address.join(', ')
  return (
    <>
      {(tagline || address) && (
        <p className="muted small">
          {tagline}
          {tagline && address && <br />}
          {address}
        </p>
      )}
      <ContactList className="footer__links footer__contacts" organization={organization} />
      {organization && organization.social.length > 0 && <SocialLinks {...organization} />}
    </>
  )
}
