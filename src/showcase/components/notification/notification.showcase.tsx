/** The design system’s page about "notification", apart from its texts. */
import facts from 'virtual:facts/components/notification'
import { ClosableNotification, examples } from '../../../components/notification/notification.examples.tsx'
import { Notification, type Tone } from '../../../components/notification/notification.tsx'
import type { Showcase, StateName } from '../../showcase.ts'
import { anatomy } from './notification.anatomy.tsx'
import type nl from './texts/nl.ts'

/** The texts inside the examples of the page. */
type Words = Readonly<Record<keyof (typeof nl)['words'], string>>
const tones: readonly Tone[] = ['info', 'success', 'warning', 'danger']

/** Does nothing: the messages in the matrix cannot be closed. */
const close = () => {}

/** Returns the row of the state matrix for a tone. */
const row = (tone: Tone) => ({
  id: tone,
  render: (state: StateName, { version }: Words) => (
    <ClosableNotification tone={tone} title={version} onClose={close} data-state={state} />
  ),
})

export const showcase: Showcase<typeof nl> = {
  slug: 'notification',
  ...examples,
  facts,
  states: { columns: ['rest', 'hover', 'focus', 'active'], rows: tones.map(row) },
  anatomy,
  advice: [
    {
      id: 'next',
      do: ({ danger, dangerText }) => (
        <Notification tone="danger" title={danger}>
          {dangerText}
        </Notification>
      ),
      dont: ({ vague, vagueText }) => (
        <Notification tone="danger" title={vague}>
          {vagueText}
        </Notification>
      ),
    },
    {
      id: 'weight',
      do: ({ warning, warningText }) => (
        <Notification tone="warning" title={warning}>
          {warningText}
        </Notification>
      ),
      dont: (words) => (
        <div className="flow">
          {tones.slice(0, 3).map((tone) => (
            <Notification key={tone} tone={tone} title={words[tone]} />
          ))}
        </div>
      ),
    },
  ],
  keyboard: [
    { id: 'tab', keys: ['tab', 'shift-tab'] },
    { id: 'enter', keys: ['enter', 'space'] },
    { id: 'escape', keys: ['escape'] },
  ],
  roles: [
    { id: 'note', code: 'role="note"' },
    { id: 'status', code: 'role="status"' },
    { id: 'alert', code: 'role="alert"' },
    { id: 'live', code: 'aria-atomic="false"' },
    { id: 'word', code: '<p class="visually-hidden">' },
    { id: 'close', code: 'aria-label' },
    { id: 'icon', code: 'aria-hidden="true"' },
  ],
  criteria: [
    '1.3.1',
    '1.4.1',
    '1.4.3',
    '1.4.11',
    '2.1.1',
    '2.2.1',
    '2.4.3',
    '2.4.7',
    '2.4.11',
    '2.5.8',
    '4.1.2',
    '4.1.3',
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/alert/',
  phrases: [
    { nl: 'Versturen is niet gelukt', en: 'Sending failed', de: 'Senden fehlgeschlagen' },
    { nl: 'Aanvraag verstuurd', en: 'Request sent', de: 'Anfrage gesendet' },
    { nl: 'Harde wind verwacht', en: 'Strong wind expected', de: 'Starker Wind erwartet' },
    {
      nl: 'Je krijgt binnen drie werkdagen antwoord.',
      en: 'You will hear from us within three working days.',
      de: 'Du bekommst innerhalb von drei Werktagen Antwort.',
    },
  ],
  changes: [{ version: '1.0', date: '2026-11-21' }],
}
