import { useRef, useState } from 'react'
import { Notification, type NotificationProps } from './notification.tsx'

/**
 * A notification as a page holds it: when it is closed the page takes it away, and puts the focus where it
 * stood.
 */
export function Sample(props: NotificationProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(true)
  if (!props.onClose) return <Notification {...props} />
  const close = () => {
    setOpen(false)
    place.current?.focus()
  }
  return (
    <div ref={place} tabIndex={-1}>
      {isOpen && <Notification {...props} onClose={close} />}
    </div>
  )
}
