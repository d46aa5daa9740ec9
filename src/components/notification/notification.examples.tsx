import facts from 'virtual:facts/notification'
import type { Showcase, StateName } from '../../examples/showcase.ts'
import { Button, LinkButton } from '../buttons/buttons.tsx'
import { anatomy } from './notification.anatomy.tsx'
import { closedExamples } from './notification.closed.tsx'
import { Sample as Notification } from './notification.sample.tsx'
import type { Tone } from './notification.tsx'
import type nl from './texts/nl.ts'

type Words = Readonly<Record<keyof (typeof nl)['words'], string>>
const tones: readonly Tone[] = ['info', 'success', 'warning', 'danger']

const close = () => {}

const row = (tone: Tone) => ({
  id: tone,
  render: (state: StateName, { version }: Words) => (
    <Notification tone={tone} title={version} onClose={close} data-state={state} />
  ),
})

export const showcase: Showcase<typeof nl> = {
  slug: 'notification',
  parts: { Button, LinkButton, Notification },
  facts,
  examples: [
    {
      id: 'kinds',
      stage: 'wide',
      render: (words) => (
        <div className="flow">
          {tones.map((tone) => (
            <Notification key={tone} tone={tone} title={words[tone]}>
              {words[`${tone}Text`]}
            </Notification>
          ))}
        </div>
      ),
    },
    {
      id: 'actions',
      stage: 'wide',
      render: ({ danger, dangerText, again, contact }) => (
        <Notification
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
        </Notification>
      ),
    },
    {
      id: 'plain',
      stage: 'wide',
      render: ({ plain }) => <Notification tone="warning">{plain}</Notification>,
    },
    {
      id: 'rich',
      stage: 'wide',
      render: ({ bring, boots, water, tides }) => (
        <Notification title={bring}>
          <ul>
            <li>{boots}</li>
            <li>{water}</li>
          </ul>
          <p>
            <a href="#example-rich">{tides}</a>
          </p>
        </Notification>
      ),
    },
    {
      id: 'banner',
      stage: 'flush',
      render: ({ warning, warningText }) => (
        <Notification variant="banner" tone="warning" title={warning}>
          {warningText}
        </Notification>
      ),
    },
    ...closedExamples,
    {
      id: 'long',
      stage: 'wide',
      render: ({ long, longText }) => (
        <Notification tone="warning" title={long} onClose={close}>
          {longText}
        </Notification>
      ),
    },
  ],
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
