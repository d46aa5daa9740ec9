/** The design system’s page about "inputs", apart from its texts. */
import facts from 'virtual:facts/components/inputs'
import { examples } from '../../../components/inputs/inputs.examples.tsx'
import { TextField } from '../../../components/inputs/text-field.tsx'
import type { Showcase } from '../../showcase.ts'
import { anatomy } from './inputs.anatomy.tsx'
import { states } from './inputs.states.tsx'
import type nl from './texts/nl.ts'

export const showcase: Showcase<typeof nl> = {
  slug: 'inputs',
  ...examples,
  facts,
  states,
  anatomy,
  advice: [
    {
      id: 'label',
      do: ({ email }) => <TextField label={email} type="email" required />,
      dont: ({ email }) => <input className="input" type="email" placeholder={email} aria-label={email} />,
    },
    {
      id: 'error',
      do: ({ email, emailError }) => (
        <TextField label={email} error={emailError} type="email" defaultValue="jikke@oeverland" required />
      ),
      dont: ({ email, emailVague }) => (
        <TextField label={email} error={emailVague} type="email" defaultValue="jikke@oeverland" required />
      ),
    },
    {
      id: 'optional',
      do: ({ noteOptional }) => <TextField label={noteOptional} />,
      dont: ({ star }) => <TextField label={star} required />,
    },
  ],
  keyboard: [
    { id: 'tab', keys: ['tab', 'shift-tab'] },
    { id: 'space', keys: ['space'] },
    { id: 'arrows', keys: ['arrows'] },
    { id: 'typing', keys: ['typing'] },
    { id: 'home-end', keys: ['home-end'] },
    { id: 'enter', keys: ['enter'] },
    { id: 'escape', keys: ['escape'] },
  ],
  roles: [
    { id: 'label', code: '<label for>' },
    { id: 'group', code: '<fieldset><legend>' },
    { id: 'described', code: 'aria-describedby' },
    { id: 'invalid', code: 'aria-invalid="true"' },
    { id: 'required', code: 'required' },
    { id: 'autocomplete', code: 'autocomplete' },
    { id: 'inputmode', code: 'inputmode' },
    { id: 'busy', code: 'aria-busy="true"' },
    { id: 'status', code: 'role="status"' },
    { id: 'switch', code: 'role="switch"' },
    { id: 'alert', code: 'role="alert"' },
    { id: 'hidden', code: 'aria-hidden="true"' },
  ],
  criteria: [
    '1.3.1',
    '1.3.5',
    '1.4.1',
    '1.4.3',
    '1.4.4',
    '1.4.10',
    '1.4.11',
    '2.1.1',
    '2.4.6',
    '2.4.7',
    '2.5.3',
    '2.5.8',
    '3.3.1',
    '3.3.2',
    '3.3.3',
    '3.3.8',
    '4.1.2',
    '4.1.3',
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/switch/',
  phrases: [
    { nl: 'E-mailadres', en: 'Email address', de: 'E-Mail-Adresse' },
    { nl: 'Telefoonnummer (niet verplicht)', en: 'Phone number (optional)', de: 'Telefonnummer (optional)' },
    {
      nl: 'Kies een dag die nog moet komen.',
      en: 'Choose a day that is still to come.',
      de: 'Wähle einen Tag, der noch kommt.',
    },
    {
      nl: 'Vul een volledig e-mailadres in, zoals naam@voorbeeld.nl.',
      en: 'Enter a complete email address, such as name@example.org.',
      de: 'Gib eine vollständige E-Mail-Adresse an, etwa name@beispiel.de.',
    },
  ],
  changes: [{ version: '1.0', date: '2026-11-21' }],
}
