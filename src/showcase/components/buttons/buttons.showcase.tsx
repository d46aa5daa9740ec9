/** The design system’s page about "buttons", apart from its texts. */
import facts from 'virtual:facts/components/buttons'
import { examples, variants } from '../../../components/buttons/buttons.examples.tsx'
import { Button, ButtonGroup, LinkButton } from '../../../components/buttons/buttons.tsx'
import { Bar, Box, Drawing, Mark, Stroke } from '../../drawing/drawing.tsx'
import type { Showcase } from '../../showcase.ts'
import type nl from './texts/nl.ts'

type Variant = (typeof variants)[number]

/** Returns the row of the state matrix for a variant. */
const row = (variant: Variant) => ({
  id: variant,
  render: (state: string, { save }: { save: string }) => (
    <Button
      variant={variant}
      size="s"
      data-state={state}
      busy={state === 'busy'}
      aria-disabled={state === 'disabled' || undefined}
    >
      {save}
    </Button>
  ),
})

export const showcase: Showcase<typeof nl> = {
  slug: 'buttons',
  ...examples,
  facts,
  states: {
    columns: ['rest', 'hover', 'focus', 'active', 'disabled', 'busy'],
    rows: variants.map(row),
  },
  anatomy: (
    <Drawing width={560} height={170}>
      <Box x={60} y={55} w={300} h={64} />
      <Stroke d="M92 87h16m-8-8v16" />
      <Bar x={130} y={82} w={130} h={10} />
      <Stroke d="M292 87h24m-9-9 9 9-9 9" />
      <Box x={410} y={55} w={64} h={64} />
      <Stroke d="M442 75a12 12 0 1 1-12 12" />
      <Mark n={1} x={60} y={20} to={[80, 55]} />
      <Mark n={2} x={100} y={150} to={[100, 98]} />
      <Mark n={3} x={195} y={20} to={[195, 82]} />
      <Mark n={4} x={304} y={150} to={[304, 98]} />
      <Mark n={5} x={500} y={20} to={[452, 78]} />
    </Drawing>
  ),
  advice: [
    {
      id: 'verb',
      do: ({ plan, cancel }) => (
        <ButtonGroup>
          <Button>{plan}</Button>
          <Button variant="quiet">{cancel}</Button>
        </ButtonGroup>
      ),
      dont: ({ ok, click }) => (
        <ButtonGroup>
          <Button>{ok}</Button>
          <Button>{click}</Button>
        </ButtonGroup>
      ),
    },
    {
      id: 'link',
      do: ({ projects }) => (
        <LinkButton href="#use" variant="secondary" iconEnd="arrow">
          {projects}
        </LinkButton>
      ),
      dont: ({ projects }) => <Button variant="secondary">{projects}</Button>,
    },
  ],
  keyboard: [
    { id: 'tab', keys: ['tab', 'shift-tab'] },
    { id: 'enter', keys: ['enter'] },
    { id: 'space', keys: ['space'] },
  ],
  roles: [
    { id: 'button', code: '<button type="button">' },
    { id: 'link', code: '<a href>' },
    { id: 'label', code: 'aria-label' },
    { id: 'busy', code: 'aria-busy="true"' },
    { id: 'disabled', code: 'aria-disabled="true"' },
  ],
  criteria: ['1.4.1', '1.4.3', '1.4.11', '2.1.1', '2.4.7', '2.5.2', '2.5.3', '2.5.8', '4.1.2'],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  phrases: [
    { nl: 'Verstuur aanvraag', en: 'Send request', de: 'Anfrage senden' },
    { nl: 'Bewaar als concept', en: 'Save as draft', de: 'Als Entwurf speichern' },
    { nl: 'Plan een veldbezoek', en: 'Plan a field visit', de: 'Feldbesuch planen' },
    { nl: 'Verwijder bericht', en: 'Delete message', de: 'Nachricht löschen' },
  ],
  changes: [{ version: '1.0', date: '2026-11-21' }],
}
