/** The error screen, shown in the place of a page that cannot be shown. */
import type { ErrorData } from '../../content/payload.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { ButtonGroup, LinkButton, type LinkButtonProps } from '../buttons/buttons.tsx'
import { classNames } from '../class-names.ts'
import type { RootProps } from '../root-props.ts'
import { errorWording } from './wording.ts'

export interface ErrorScreenProps extends RootProps {
  readonly error: ErrorData
  /** The address of the page that failed. After a temporary failure (503) a link tries this address again. */
  readonly path: string
  /** Whether a drawn map is behind the text: that of the embedded example. */
  readonly isDrawn?: boolean | undefined
}

/**
 * What was asked for, set apart as a line of code: the technical message, which is English and as a rule ends
 * with the address, or the address and the message.
 */
function Details({ requested, message }: Pick<ErrorData, 'requested' | 'message'>) {
  const { t } = useLocale()
  const address = requested && !message?.endsWith(requested) && <code>{requested}</code>
  return (
    (requested || message) && (
      <p className="lost__details">
        {requested && t('error-requested')} {address} {message && <code lang="en">{message}</code>}
      </p>
    )
  )
}

/** A link that leads on, in the look of a button. */
const Way = ({ label, ...link }: LinkButtonProps & { readonly label: string }) => (
  <LinkButton {...link}>{label}</LinkButton>
)

/**
 * The links that lead on: to the home page, and to the sitemap or, after a temporary failure (503), to the
 * same page again.
 */
function Ways({ status, path }: { status: number; path: string }) {
  const { hrefOf, t } = useLocale()
  const sitemap = { href: hrefOf('/sitemap'), label: t('error-sitemap') }
  // The failure may be missing code: with `_self` the router leaves the link to the browser, which loads a
  // document.
  const again = { href: path, label: t('503-retry'), target: '_self' }
  return (
    <ButtonGroup>
      <Way href={hrefOf('/')} label={t(`${errorWording(status, t)}-button`)} />
      <Way {...(status === 503 ? again : sitemap)} variant="secondary" />
    </ButtonGroup>
  )
}

/** Shows the error of a page: what happened, and links that lead on. */
export function ErrorScreen({ error, path, isDrawn, className, ...root }: ErrorScreenProps) {
  const { t } = useLocale()
  const key = errorWording(error.status, t)
  return (
    <div {...root} className={classNames('lost', isDrawn && 'lost--map', className)}>
      <div className="container">
        <div className="lost__text">
          <p className="label">{t(`${key}-label`)}</p>
          <h1 tabIndex={-1}>{t(`${key}-title`)}</h1>
          <p>{t(error.hint ?? `${key}-text`)}</p>
          <Ways status={error.status} path={error.retry ?? path} />
          <Details {...error} />
        </div>
      </div>
    </div>
  )
}
