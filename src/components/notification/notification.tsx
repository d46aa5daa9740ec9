/** A message to visitors, within a text, as a banner or as a toast. */
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import type { RootProps } from '../root-props.ts'

/** The kind of a message. */
export type Tone = 'info' | 'success' | 'warning' | 'danger'

/** Icon of each tone, so that colour alone never carries the meaning. */
const icons: Readonly<Record<Tone, IconName>> = {
  info: 'info',
  success: 'ok',
  warning: 'warn',
  danger: 'stop',
}

export interface NotificationProps extends RootProps {
  readonly tone?: Tone | undefined
  readonly title?: string | undefined
  readonly children?: ReactNode
  /** Buttons or links to act on the message. */
  readonly actions?: ReactNode
  /** `inline`: in a text; `banner`: below the header at full width; `toast`: above the page. */
  readonly variant?: 'inline' | 'banner' | 'toast' | undefined
  /**
   * ARIA role: `note` for content; `status` for a result and `alert` for a failure that appear later; `none`
   * inside of an element that has one of these roles.
   */
  readonly role?: 'note' | 'status' | 'alert' | 'none' | undefined
  /** Called when the close button is pressed. Without it there is no close button. */
  readonly onClose?: (() => void) | undefined
  /** Accessible name of the close button. */
  readonly closeLabel?: string | undefined
}

/** A message to visitors. A line, an icon and words show its tone. */
export function Notification({
  tone = 'info',
  title,
  children,
  actions,
  variant = 'inline',
  role = 'note',
  onClose,
  closeLabel,
  className,
  ...root
}: NotificationProps) {
  const look = [tone !== 'info' && `note--${tone}`, variant !== 'inline' && `note--${variant}`] as const
  return (
    <div
      {...root}
      className={classNames('note', ...look, className)}
      role={role === 'none' ? undefined : role}
    >
      <Icon name={icons[tone]} />
      <div className="note__body">
        <ToneWord word={role !== 'note' && tone === 'danger' ? 'error' : tone} title={title} />
        {title && <p className="note__title">{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
        {actions && <div className="note__actions">{actions}</div>}
      </div>
      {onClose && <CloseButton label={closeLabel} onClick={onClose} />}
    </div>
  )
}

/**
 * The tone in words, for visitors who see neither the colour nor the icon; omitted if the title starts with
 * that word. A text warns of a danger, a form or a page tells of an error.
 */
function ToneWord({ word, title = '' }: { word: Tone | 'error'; title: string | undefined }) {
  const { t } = useLocale()
  const said = t(`tone-${word}`)
  return title.startsWith(said) ? null : <p className="visually-hidden">{said}:</p>
}

/** The button that closes a message. */
function CloseButton({ label, onClick }: { label: string | undefined; onClick: () => void }) {
  const { t } = useLocale()
  return (
    <button
      className="note__close"
      type="button"
      aria-label={label ?? t('notification-close')}
      onClick={() => onClick()}
    >
      <Icon name="close" />
    </button>
  )
}
