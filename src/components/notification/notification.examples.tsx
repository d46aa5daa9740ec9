import { useState } from 'react'
import type { ComponentExamples, Localized } from '../examples.ts'
import { Notification, type NotificationProps, type Tone } from './notification.tsx'

const messages: readonly (readonly [Tone, Localized, Localized])[] = [
  [
    'info',
    { nl: 'Laagwater om 13.42 uur', en: 'Low water at 13:42', de: 'Niedrigwasser um 13.42 Uhr' },
    {
      nl: 'De route over het slik is open tot 15.10 uur.',
      en: 'The route across the mudflat is open until 15:10.',
      de: 'Der Weg über den Schlick ist bis 15.10 Uhr offen.',
    },
  ],
  [
    'success',
    { nl: 'Aanvraag verstuurd', en: 'Request sent', de: 'Anfrage gesendet' },
    {
      nl: 'Je krijgt binnen drie werkdagen antwoord.',
      en: 'You will hear from us within three working days.',
      de: 'Du bekommst innerhalb von drei Werktagen Antwort.',
    },
  ],
  [
    'warning',
    { nl: 'Harde wind verwacht', en: 'Strong wind expected', de: 'Starker Wind erwartet' },
    {
      nl: 'Veldbezoeken kunnen morgen vervallen.',
      en: 'Field visits may be cancelled tomorrow.',
      de: 'Feldbesuche können morgen ausfallen.',
    },
  ],
  [
    'danger',
    { nl: 'Versturen is niet gelukt', en: 'Sending failed', de: 'Senden fehlgeschlagen' },
    {
      nl: 'Controleer je verbinding en probeer het opnieuw. Je gegevens staan er nog.',
      en: 'Check your connection and try again. What you filled in is still there.',
      de: 'Prüfe deine Verbindung und versuche es noch einmal. Deine Angaben sind noch da.',
    },
  ],
]

function Closable(props: NotificationProps) {
  const [open, setOpen] = useState(true)
  return open ? <Notification {...props} onClose={() => setOpen(false)} /> : null
}

export const notification: ComponentExamples = {
  slug: 'notification',
  summary: {
    nl: 'Een melding zegt wat er is gebeurd of wat de bezoeker moet weten, en wat hij nu kan doen.',
    en: 'A notification says what happened or what to know, and what to do next.',
    de: 'Eine Meldung sagt, was passiert ist oder wichtig ist, und was jetzt zu tun ist.',
  },
  group: 'components',
  status: 'draft',
  examples: [
    {
      name: { nl: 'Vier soorten', en: 'Four kinds', de: 'Vier Arten' },
      stage: 'wide',
      render: (_, say) => (
        <div className="flow">
          {messages.map(([tone, title, text]) => (
            <Notification key={tone} tone={tone} title={say(title)}>
              {say(text)}
            </Notification>
          ))}
        </div>
      ),
    },
    {
      name: { nl: 'Onder de header', en: 'Below the header', de: 'Unter dem Header' },
      stage: 'flush',
      render: (_, say) =>
        messages.slice(2, 3).map(([tone, title, text]) => (
          <Notification key={tone} variant="banner" tone={tone} title={say(title)}>
            {say(text)}
          </Notification>
        )),
    },
    {
      name: { nl: 'Toast, te sluiten', en: 'Toast that closes', de: 'Toast zum Schließen' },
      render: (_, say) =>
        messages.slice(1, 2).map(([tone, title, text]) => (
          <Closable key={tone} variant="toast" tone={tone} title={say(title)}>
            {say(text)}
          </Closable>
        )),
    },
  ],
}
