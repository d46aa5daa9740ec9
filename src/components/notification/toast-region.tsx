import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import { Button, LinkButton } from '../buttons/buttons.tsx'
import { Notification } from './notification.tsx'
import { onToast, type ToastAction } from './toast-channel.ts'
import { createToasts, type ShownToast, type Toasts } from './toasts.ts'
import { useEscape } from './use-escape.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { usePause } from './use-pause.ts'

/** The list of toasts on the server, which shows none. */
const none: readonly ShownToast[] = []

/**
 * The region that shows toasts, messages above the page. Its two live regions, for usual and for urgent
 * toasts, are in the document before the first announcement, as screen readers need it.
 */
export function ToastRegion() {
  const [toasts] = useState(() => createToasts())
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, () => none)
  const region = useRef<HTMLDivElement>(null)
  // A layout effect, so that toasts of the first effects are received.
  useLayoutEffect(() => onToast(toasts.show), [toasts])
  // When the region is removed, no timer may be left.
  useEffect(() => toasts.clear, [toasts])
  useEscape(toasts)
  usePause(region, toasts, shown.length > 0)
  useKeptFocus(region, toasts, shown)
  const isUrgent = ({ tone }: ShownToast) => tone === 'danger'
  return (
    <div className="toasts" ref={region}>
      {/* Not atomic: by default these roles announce all toasts again when one is added. */}
      <div role="status" aria-atomic="false">
        <ToastList toasts={toasts} list={shown.filter((toast) => !isUrgent(toast))} />
      </div>
      <div role="alert" aria-atomic="false">
        <ToastList toasts={toasts} list={shown.filter(isUrgent)} />
      </div>
    </div>
  )
}

interface ToastListProps {
  readonly toasts: Toasts
  /** The toasts of this list. */
  readonly list: readonly ShownToast[]
}

/** The list of toasts in one live region. */
function ToastList({ toasts, list }: ToastListProps) {
  const { t } = useLocale()
  return list.map(({ id, tone, title, text, actions }) => {
    const close = () => toasts.close(id)
    return (
      <Notification
        key={id}
        variant="toast"
        role="none"
        tone={tone}
        title={title}
        actions={actions?.map((action) => <Action key={action.label} action={action} close={close} />)}
        closeLabel={`${t('notification-close')}: ${title}`}
        onClose={close}
      >
        {text}
      </Notification>
    )
  })
}

/** A button or link of a toast. */
function Action({ action, close }: { action: ToastAction; close: () => void }) {
  const look = { variant: 'secondary', size: 's' } as const
  if ('href' in action)
    return (
      <LinkButton {...look} href={action.href} onClick={close}>
        {action.label}
      </LinkButton>
    )
  const press = () => {
    close()
    action.onPress()
  }
  return (
    <Button {...look} onClick={press}>
      {action.label}
    </Button>
  )
}
