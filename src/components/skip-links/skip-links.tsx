import { useLocale } from '../../i18n/locale-context.tsx'

/** First in the document: past everything that is the same on each page. */
export function SkipLinks({ navigation }: { navigation?: string }) {
  const { t } = useLocale()
  return (
    <>
      <a className="skip" href="#main">
        {t('skip-to-content')}
      </a>
      {navigation && (
        <a className="skip" href={`#${navigation}`}>
          {t('skip-to-navigation')}
        </a>
      )}
    </>
  )
}
