/** Live examples of "notification": the design system shows them, tests render them. */
import { useRef, useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Button, LinkButton } from '../buttons/buttons.tsx'
import { Notification, type NotificationProps, type Tone } from './notification.tsx'
import { showToast } from './toast-channel.ts'

/** Keys of the texts in these examples. */
type Word =
  | Tone
  | `${Tone}Text`
  | 'success'
  | 'successText'
  | 'warning'
  | 'warningText'
  | 'danger'
  | 'dangerText'
  | 'again'
  | 'contact'
  | 'plain'
  | 'bring'
  | 'boots'
  | 'water'
  | 'tides'
  | 'saved'
  | 'savedText'
  | 'showSaved'
  | 'showFailed'
  | 'showAction'
  | 'version'
  | 'look'
  | 'long'
  | 'longText'

const tones: readonly Tone[] = ['info', 'success', 'warning', 'danger']

/** Makes an example closable: `ClosableNotification` then removes the message itself. */
const close = () => {}

/** A notification. If it has `onClose`, closing removes it and moves the focus to its place. */
export function ClosableNotification(props: NotificationProps) {
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

export const examples: ComponentExamples<Word> = {
  components: { Button, LinkButton, Notification: ClosableNotification },
  examples: [
    {
      id: 'kinds',
      stage: 'wide',
      render: (words) => (
        <div className="flow">
          {tones.map((tone) => (
            <ClosableNotification key={tone} tone={tone} title={words[tone]}>
              {words[`${tone}Text`]}
            </ClosableNotification>
          ))}
        </div>
      ),
    },
    {
      id: 'actions',
      stage: 'wide',
      render: ({ danger, dangerText, again, contact }) => (
        <ClosableNotification
          tone="danger"
          title={danger}
          actions={
            <>
              <Button variant="secondary" size="s">
                {again}
              </Button>
              <LinkButton variant="quiet" size="s" href="#example-actions">
                {contact}
              </LinkButton>
            </>
          }
        >
          {dangerText}
        </ClosableNotification>
      ),
    },
    {
      id: 'plain',
      stage: 'wide',
      render: ({ plain }) => <ClosableNotification tone="warning">{plain}</ClosableNotification>,
    },
    {
      id: 'rich',
      stage: 'wide',
      render: ({ bring, boots, water, tides }) => (
        <ClosableNotification title={bring}>
          <ul>
            <li>{boots}</li>
            <li>{water}</li>
          </ul>
          <p>
            <a href="#example-rich">{tides}</a>
          </p>
        </ClosableNotification>
      ),
    },
    {
      id: 'banner',
      stage: 'flush',
      render: ({ warning, warningText }) => (
        <ClosableNotification variant="banner" tone="warning" title={warning}>
          {warningText}
        </ClosableNotification>
      ),
    },
    {
      id: 'closable',
      stage: 'wide',
      render: ({ success, successText }) => (
        <ClosableNotification tone="success" title={success} onClose={close}>
          {successText}
        </ClosableNotification>
      ),
    },
    {
      id: 'toasts',
      render: ({ showSaved, showFailed, showAction, look, version, ...words }) => (
        <>
          <Button onClick={() => showToast({ tone: 'success', title: words.saved, text: words.savedText })}>
            {showSaved}
          </Button>
          <Button
            variant="secondary"
            onClick={() => showToast({ tone: 'danger', title: words.danger, text: words.dangerText })}
          >
            {showFailed}
          </Button>
          <Button
            variant="secondary"
            onClick={() => showToast({ title: version, actions: [{ label: look, href: '#example-toasts' }] })}
          >
            {showAction}
          </Button>
        </>
      ),
    },
    {
      id: 'toast',
      render: ({ saved, savedText }) => (
        <ClosableNotification variant="toast" tone="success" title={saved} onClose={close}>
          {savedText}
        </ClosableNotification>
      ),
    },
    {
      id: 'long',
      stage: 'wide',
      render: ({ long, longText }) => (
        <ClosableNotification tone="warning" title={long} onClose={close}>
          {longText}
        </ClosableNotification>
      ),
    },
  ],
}
