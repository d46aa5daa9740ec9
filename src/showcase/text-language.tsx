/** Marks texts of the design system that are in another language than the page. */
import type { ReactNode } from 'react'
import { Badge } from '../components/badge/badge.tsx'
import { LocaleProvider, useLocale } from '../i18n/locale-context.tsx'
import { localeRow } from '../i18n/locales.ts'
import type { TextLanguage } from './load.ts'

/**
 * Shows a page of the design system in the language of its texts. If that is not the language of the page,
 * the content is marked with its language; links stay in the language of the page.
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

/** Says that the texts below are in another language than the page; nothing if they are not. */
export function UntranslatedMark({ language }: { language: Pick<TextLanguage, 'locale' | 't'> }) {
  const { locale } = useLocale()
  if (language.locale === locale) return null
  return (
    <p className="meta">
      <Badge tone="info">{language.t('page-untranslated')}</Badge>
    </p>
  )
}
