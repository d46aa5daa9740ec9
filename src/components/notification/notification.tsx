import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'

export type Tone = 'info' | 'success' | 'warning' | 'danger'

const icons: Readonly<Record<Tone, IconName>> = {
  info: 'info',
  success: 'ok',
  warning: 'warn',
  danger: 'stop',
}

export interface NotificationProps {
  readonly tone?: Tone
  readonly title?: string
  readonly children?: ReactNode
  /** Inline stands in a text, banner under the header, toast above the page. */
  readonly variant?: 'inline' | 'banner' | 'toast'
  /** `note` for content, `status` for a result, `alert` for a failure; the last two only where they appear later. */
  readonly role?: 'note' | 'status' | 'alert'
  readonly onClose?: () => void
}

/** A message that says its kind with a line, an icon and words. */
export function Notification({
  tone = 'info',
  title,
  children,
  variant = 'inline',
  role = 'note',
  onClose,
}: NotificationProps) {
  const { t } = useLocale()
  const kind = tone !== 'info' && `note--${tone}`
  return (
    <div className={classNames('note', kind, variant !== 'inline' && `note--${variant}`)} role={role}>
      <Icon name={icons[tone]} />
      <div>
        {title && <p className="note__title">{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
      {onClose && (
        <button className="note__close" type="button" aria-label={t('notification-close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
