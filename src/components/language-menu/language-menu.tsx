/** Links to the page in each language: as a list, and as a menu behind a button. */
import type { MouseEvent } from 'react'
import type { LanguageLink } from '../../i18n/language-link.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { isPlainClick } from '../plain-click.ts'
import type { RootProps } from '../root-props.ts'
import { Disclosure } from './disclosure.tsx'

export interface LanguageLinksProps extends RootProps {
  readonly languages: readonly LanguageLink[]
}

/**
 * A list of links to the same page in each language. If the page is not translated into a language, the link
 * leads to the home page in that language, and says so.
 */
export const LanguageLinks = ({ languages, className, ...root }: LanguageLinksProps) => (
  <ul className={classNames('plain', className)} {...root}>
    {languages.map((language) => (
      <li key={language.locale}>
        <LanguageItem language={language} />
      </li>
    ))}
  </ul>
)

export interface LanguageItemProps extends RootProps {
  readonly language: LanguageLink
}

/**
 * The link to one language. The link of the current language has a tick. A plain click stores the choice and
 * then goes to the page; other clicks, such as for a new tab, only follow the link.
 */
export function LanguageItem({ language, ...root }: LanguageItemProps) {
  const { locale, label, lang, href, current, translated, above } = language
  const { t, switchLocale } = useLocale()
  const choose = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    switchLocale(locale)
  }
  return (
    <a
      {...root}
      href={href}
      hrefLang={lang}
      rel={current || !translated ? undefined : 'alternate'}
      aria-current={current ? 'true' : undefined}
      onClick={choose}
    >
      {translated ? (
        <span lang={lang}>{label}</span>
      ) : (
        <span>
          <span lang={lang}>{label}</span>
          <small className="language__note">{` ${t(above ? 'language-above-only' : 'language-home-only')}`}</small>
        </span>
      )}
      {current && <Icon name="check" />}
    </a>
  )
}

export interface LanguageMenuProps extends RootProps {
  readonly languages: readonly LanguageLink[]
  /** Name of the navigation landmark, where a page has two language menus. */
  readonly label?: string
}

/** A button with the current language, which opens the list of languages. It works without JavaScript. */
export function LanguageMenu({ languages, label, ...root }: LanguageMenuProps) {
  const { t } = useLocale()
  const current = languages.find((language) => language.current)
  const name = (
    <>
      <Icon name="globe" />
      <span className="tool__text">{current?.label}</span>
      <span className="visually-hidden">{`, ${t('language-change')}`}</span>
    </>
  )
  return (
    <Disclosure look="tool" label={name} {...root}>
      <nav className="menu__panel" aria-label={label ?? t('language-choose')}>
        <LanguageLinks languages={languages} />
      </nav>
    </Disclosure>
  )
}
