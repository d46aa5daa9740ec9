/** The line below the title of a page. */
import { DateTime } from '../../components/date-time/date-time.tsx'
import type { PageHead } from '../../content/payload.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { plural } from '../../i18n/plural.ts'

interface PageMetaProps {
  readonly page: PageHead
  readonly isTranslated: boolean
}

/** Date, reading time, whether the page is untranslated, and its translations. */
export function PageMeta({ page, isTranslated }: PageMetaProps) {
  const { t, lang } = useLocale()
  const { date, updatedAt, minutes } = page
  const shown = date ?? updatedAt
  return (
    <>
      {shown && (
        <span>
          {t(date ? 'page-published' : 'page-updated')} <DateTime date={shown} />
        </span>
      )}
      {minutes !== undefined && <span>{plural({ t, lang }, 'page-minutes', minutes)}</span>}
      {!isTranslated && <span>{t('page-untranslated')}</span>}
      <Translations />
    </>
  )
}

/** Links to the page in the other languages that it is translated into. */
function Translations() {
  const { languages, t } = useLocale()
  const others = languages.filter(({ mention }) => mention)
  if (others.length === 0) return null
  return (
    <span>
      {t('page-also-in')}{' '}
      {others.map(({ locale, href, lang, mention }) => (
        <span key={locale}>
          {mention?.before}
          <a href={href} lang={mention?.lang} hrefLang={lang} rel="alternate">
            {mention?.name}
          </a>
        </span>
      ))}
    </span>
  )
}
