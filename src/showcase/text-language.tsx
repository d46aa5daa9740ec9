import type { ReactNode } from 'react'
import { Badge } from '../components/badge/badge.tsx'
import { LocaleProvider, useLocale } from '../i18n/locale-context.tsx'
import { localeRow } from '../i18n/locales.ts'
import type { TextLanguage } from './load.ts'

/**
 * A page of the design system in the language that its texts are written in. Where that is not the page's,
 * all of it is marked as that language; its links stay in the page's own.
 */
export function TextLanguageProvider({
  language,
  children,
}: {
  language: TextLanguage
  children: ReactNode
}) {
  const context = useLocale()
  if (language.locale === context.locale) return children
  return (
    <LocaleProvider value={{ ...context, t: language.t }}>
      <div className="ds__fallback" lang={localeRow(language.locale).lang}>
        {children}
      </div>
    </LocaleProvider>
  )
}

/** Says that what follows is in another language than its surroundings; nothing where it is not. */
export function UntranslatedMark({ language }: { language: Pick<TextLanguage, 'locale' | 't'> }) {
  const { locale } = useLocale()
  if (language.locale === locale) return null
  return (
    <p className="meta">
      <Badge tone="info">{language.t('page-untranslated')}</Badge>
    </p>
  )
}
