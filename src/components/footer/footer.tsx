import { type FormEvent, type ReactNode, useId } from 'react'
import type { ContactLine, Organization, Shell } from '../../content/payload.ts'
import type { NavigationItem } from '../../content/types.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { withPrefix } from '../../i18n/locales.ts'
import { LanguageLinks } from '../language-menu/language-menu.tsx'
import { linkRel } from '../link-rel.ts'
import { Logo } from '../logo/logo.tsx'
import { MenuItem } from '../menu-item.tsx'
import { storePreference } from '../preferences.ts'

export interface FooterProps {
  readonly shell: Shell
  readonly path: string
  /** Put before headings, which name the landmarks, where a page shows two footers. */
  readonly prefix?: string
}

/** Ends every page: the organization, the menus, the languages, and the way back to the question about cookies. */
export function Footer({ shell, path, prefix = '' }: FooterProps) {
  const { locale, t } = useLocale()
  const owner = shell.organization?.name ?? shell.siteName
  return (
    <footer className="footer" data-surface="inverse">
      <div className="container">
        <div className="footer__grid">
          <div className="footer__brand flow">
            <Logo href={withPrefix(locale, '/')} name={shell.siteName} />
            <About {...shell} />
          </div>
          {shell.navigation.footer.map(({ key, items }) => (
            <Group key={key} prefix={prefix} title={t(key)}>
              <Links items={items} path={path} />
            </Group>
          ))}
          <Group prefix={prefix} title={t('language')}>
            <LanguageLinks languages={shell.languages} />
          </Group>
        </div>
        <div className="footer__end">
          <span>© {owner}</span>
          {shell.organization && <Numbers organization={shell.organization} />}
          {shell.consentRequired && <ChangeConsent back={path} />}
          <a href="#top">{t('back-to-top')}</a>
        </div>
      </div>
    </footer>
  )
}

function Group({ prefix, title, children }: { prefix: string; title: string; children: ReactNode }) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>
        {prefix && <span className="visually-hidden">{prefix}</span>}
        {title}
      </h2>
      {children}
    </nav>
  )
}

const Links = ({ items, path }: { items: readonly NavigationItem[]; path: string }) => (
  <ul className="plain">
    {items.map((item) => (
      <li key={item.href ?? item.title}>
        <MenuItem item={item} path={path} />
      </li>
    ))}
  </ul>
)

/** Withdraws the answer, so that the question is asked again. */
function ChangeConsent({ back }: { back: string }) {
  const { t } = useLocale()
  const ask = (event: FormEvent) => {
    event.preventDefault()
    storePreference('consent', 'undecided')
  }
  return (
    <form method="post" action="/preferences" onSubmit={ask}>
      <input type="hidden" name="back" value={back} />
      <button className="footer__button" type="submit" name="consent" value="undecided">
        {t('consent-change')}
      </button>
    </form>
  )
}

/** As text: without an address it is no link. */
const Contact = ({ line: { text, href } }: { line: ContactLine }) =>
  href ? <a href={href}>{text}</a> : <span>{text}</span>

function Contacts({ organization: { phone, email, social } }: { organization: Organization }) {
  const lines = [phone, email].filter((line) => line !== undefined)
  return (
    <>
      {lines.length > 0 && (
        <ul className="plain footer__contacts">
          {lines.map((line) => (
            <li key={line.text}>
              <Contact line={line} />
            </li>
          ))}
        </ul>
      )}
      {social.length > 0 && (
        <ul className="plain footer__contacts">
          {social.map(({ name, url }) => (
            <li key={url}>
              <a href={url} rel={linkRel(url)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Numbers that companies must show on their sites. */
function Numbers({ organization: { registration, vatId } }: { organization: Organization }) {
  const { t } = useLocale()
  const numbers = [
    registration && `${t('organization-registration')} ${registration}`,
    vatId && `${t('organization-vat')} ${vatId}`,
  ].filter(Boolean)
  return numbers.length > 0 ? <span>{numbers.join(', ')}</span> : null
}

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
      {organization && <Contacts organization={organization} />}
    </>
  )
}
