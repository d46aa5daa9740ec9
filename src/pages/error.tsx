import { LinkButton } from '../components/buttons/buttons.tsx'
import type { ErrorData, Payload } from '../content/payload.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { withPrefix } from '../i18n/locales.ts'

/** A failure of ours has its own words; every other error uses those of a missing page (specification, section 2). */
const wording = (status: number): '404' | '500' => (status >= 500 ? '500' : '404')

export default function ErrorPage({ payload }: { payload: Payload }) {
  const { locale, t } = useLocale()
  const error: ErrorData =
    payload.data.kind === 'error' ? payload.data : { kind: 'error', status: payload.status }
  const key = wording(error.status)
  return (
    <div className="lost">
      <div className="container">
        <div className="lost__text">
          <p className="label">{t(`${key}-label`)}</p>
          <h1 tabIndex={-1}>{t(`${key}-title`)}</h1>
          <p>{t(error.hint ?? `${key}-text`)}</p>
          <Details {...error} />
          <div className="cluster">
            <LinkButton href={withPrefix(locale, '/')}>{t(`${key}-button`)}</LinkButton>
            <LinkButton href={withPrefix(locale, '/sitemap')} variant="secondary">
              {t('error-sitemap')}
            </LinkButton>
          </div>
        </div>
      </div>
    </div>
  )
}

function Details({ requested, message }: ErrorData) {
  const { t } = useLocale()
  return (
    <>
      {requested && (
        <p className="lost__details">
          {t('error-requested')} <code>{requested}</code>
        </p>
      )}
      {message && (
        <p className="lost__details lost__message" lang="en">
          {message}
        </p>
      )}
    </>
  )
}
