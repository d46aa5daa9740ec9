import type { Showcase } from '../../examples/showcase.ts'
import { Button } from '../buttons/buttons.tsx'
import { Sample as Notification } from './notification.sample.tsx'
import type nl from './texts/nl.ts'
import { showToast } from './toast-channel.ts'

const close = () => {}

/** Those that go: closed by the visitor, or by themselves. */
export const closedExamples: Showcase<typeof nl>['examples'] = [
  {
    id: 'closable',
    stage: 'wide',
    render: ({ success, successText }) => (
      <Notification tone="success" title={success} onClose={close}>
        {successText}
      </Notification>
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
      <Notification variant="toast" tone="success" title={saved} onClose={close}>
        {savedText}
      </Notification>
    ),
  },
]
