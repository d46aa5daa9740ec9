import { type FormEvent, type ReactNode, useId } from 'react'
import type { Shell } from '../../content/payload.ts'
import type { NavigationItem, Values } from '../../content/types.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { withPrefix } from '../../i18n/locales.ts'
import { LanguageLinks } from '../language-menu/language-menu.tsx'
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
  const owner = text(shell.organization, 'name') ?? shell.siteName
  return (
    <footer className="footer" data-surface="inverse">
      <div className="container">
        <div className="footer__grid">
          <div className="footer__brand flow">
            <Logo href={withPrefix(locale, '/')} name={shell.siteName} />
            <Address tagline={shell.tagline} organization={shell.organization} />
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

function text(values: Values | undefined, name: string): string | undefined {
  const value = values?.[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

function Address({
  tagline,
  organization,
}: {
  tagline?: string | undefined
  organization?: Values | undefined
}) {
  const place = [text(organization, 'postal_code'), text(organization, 'city')].filter(Boolean).join(' ')
  const address = [text(organization, 'street'), place].filter(Boolean).join(', ')
  return (
    <p className="muted small">
      {tagline}
      {tagline && address && <br />}
      {address}
    </p>
  )
}
