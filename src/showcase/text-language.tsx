/** Marks texts of the design system that are in another language than the page. */
import type { ReactNode } from 'react'
import { Badge } from '../components/badge/badge.tsx'
import { defaultLanguages } from '../i18n/languages.ts'
import { LocaleProvider, useLocale } from '../i18n/locale-context.tsx'
import type { TextLanguage } from './load.ts'

/**
 * Shows a page of the design system with texts in `language`. If the address of the page is in another
 * language, the content is marked with the language of the texts; links keep the language of the address.
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
      <div className="ds__fallback" lang={defaultLanguages.of(language.locale).lang}>
        {children}
      </div>
    </LocaleProvider>
  )
}

/** Says that the texts of the page are not translated; nothing if they are in the language of the page. */
export function UntranslatedMark({ language }: { language: Pick<TextLanguage, 'locale' | 't'> }) {
  const { locale } = useLocale()
  if (language.locale === locale) return null
  return (
    <p className="meta">
      <Badge tone="info">{language.t('page-untranslated')}</Badge>
    </p>
  )
}
