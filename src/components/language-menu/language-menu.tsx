import { type MouseEvent, useRef } from 'react'
import type { LanguageLink } from '../../content/payload.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { Icon } from '../icon/icon.tsx'
import { isPlainClick } from '../plain-click.ts'
import { useDismiss } from './use-dismiss.ts'

/** The same page in each language; where it has no translation, that language's home, and the link says so. */
export function LanguageLinks({ languages }: { languages: readonly LanguageLink[] }) {
  return (
    <ul className="plain">
      {languages.map((language) => (
        <li key={language.locale}>
          <LanguageItem {...language} />
        </li>
      ))}
    </ul>
  )
}

function LanguageItem({ locale, label, lang, href, current, translated }: LanguageLink) {
  const { t, switchLocale } = useLocale()
  const choose = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    switchLocale(locale)
  }
  return (
    <a
      href={href}
      hrefLang={lang}
      rel={current || !translated ? undefined : 'alternate'}
      aria-current={current ? 'true' : undefined}
      onClick={choose}
    >
      <span>
        <span lang={lang}>{label}</span>
        {!translated && <small className="language__note"> {t('language-home-only')}</small>}
      </span>
      {current && <Icon name="check" />}
    </a>
  )
}

export interface LanguageMenuProps {
  readonly languages: readonly LanguageLink[]
  /** Name of the navigation landmark, where a page has two. */
  readonly label?: string
}

/** A disclosure that works without JavaScript. */
export function LanguageMenu({ languages, label }: LanguageMenuProps) {
  const { t } = useLocale()
  const ref = useRef<HTMLDetailsElement>(null)
  useDismiss(ref)
  const current = languages.find((language) => language.current)
  return (
    <details className="menu" name="tools" ref={ref}>
      <summary className="tool">
        <Icon name="globe" />
        <span className="tool__text">{current?.label}</span>
        <span className="visually-hidden">, {t('language-change')}</span>
        <Icon name="chevron" className="icon--chev" />
      </summary>
      <nav className="menu__panel" aria-label={label ?? t('language-choose')}>
        <LanguageLinks languages={languages} />
      </nav>
    </details>
  )
}
