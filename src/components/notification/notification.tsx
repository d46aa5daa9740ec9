/** A message in the page, as a banner or as a toast. */
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import type { RootProps } from '../root-props.ts'

export type Tone = 'info' | 'success' | 'warning' | 'danger'

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
  /** Buttons or links: what can be done now. */
  readonly actions?: ReactNode
  /** Inline stands in a text, banner under the header at full width, toast above the page. */
  readonly variant?: 'inline' | 'banner' | 'toast' | undefined
  /**
   * `note` for content; `status` for a result and `alert` for a failure, only where they appear later; `none`
   * inside of what already has one of these roles.
   */
  readonly role?: 'note' | 'status' | 'alert' | 'none' | undefined
  /** Puts a close button there, which only works with JavaScript. */
  readonly onClose?: (() => void) | undefined
  /** Name of the close button. */
  readonly closeLabel?: string | undefined
}

/** A message that says its kind with a line, an icon and words. */
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
        <ToneWord tone={tone} title={title} />
        {title && <p className="note__title">{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
        {actions && <div className="note__actions">{actions}</div>}
      </div>
      {onClose && <CloseButton label={closeLabel} onClick={onClose} />}
    </div>
  )
}

/**
 * The kind in words, for who sees neither the colour nor the icon. A title that starts with it says it
 * itself.
 */
function ToneWord({ tone, title = '' }: { tone: Tone; title: string | undefined }) {
  const { t } = useLocale()
  const word = t(`tone-${tone}`)
  return title.startsWith(word) ? null : <p className="visually-hidden">{word}:</p>
}

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
