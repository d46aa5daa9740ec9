/** The design system’s page about "hero", apart from its texts. */
import facts from 'virtual:facts/components/hero'
import { LinkButton } from '../../../components/buttons/buttons.tsx'
import { examples } from '../../../components/hero/hero.examples.tsx'
import type { Showcase, StateName } from '../../showcase.ts'
import { advice } from './hero.advice.tsx'
import { anatomy } from './hero.anatomy.tsx'
import type nl from './texts/nl.ts'

/** The texts inside the examples of the page. */
type Words = Readonly<Record<keyof (typeof nl)['words'], string>>

/** Returns the row of the state matrix for a style of button. */
const buttonRow = (style: 'highlight' | 'quiet') => ({
  id: style,
  surface: 'inverse' as const,
  render: (state: StateName, words: Words) => (
    <LinkButton
      href="#states"
      variant={style}
      size="l"
      iconEnd={style === 'highlight' ? 'arrow' : undefined}
      data-state={state}
    >
      {words[style]}
    </LinkButton>
  ),
})

export const showcase: Showcase<typeof nl> = {
  slug: 'hero',
  ...examples,
  facts,
  states: {
    columns: ['rest', 'hover', 'focus', 'active'],
    rows: [buttonRow('highlight'), buttonRow('quiet')],
  },
  anatomy,
  advice,
  keyboard: [
    { id: 'tab', keys: ['tab', 'shift-tab'] },
    { id: 'enter', keys: ['enter'] },
  ],
  roles: [
    { id: 'section', code: '<section aria-labelledby>' },
    { id: 'heading', code: '<h1 tabindex="-1">' },
    { id: 'picture', code: '<picture><source media><img alt>' },
    { id: 'eager', code: 'fetchpriority="high"' },
    { id: 'key', code: '<p class="visually-hidden"> <ul>' },
  ],
  criteria: [
    '1.1.1',
    '1.3.1',
    '1.3.2',
    '1.4.1',
    '1.4.3',
    '1.4.4',
    '1.4.10',
    '1.4.12',
    '2.4.3',
    '2.4.4',
    '2.4.6',
    '2.4.7',
    '2.5.8',
  ],
  phrases: [
    {
      nl: 'Land dat meegroeit met de zee',
      en: 'Land that grows with the sea',
      de: 'Land, das mit dem Meer wächst',
    },
    { nl: 'Meten, aanleggen, delen', en: 'Measure, build, share', de: 'Messen, bauen, teilen' },
    {
      nl: 'Loop een dag mee op het slik',
      en: 'Spend a day on the mudflats',
      de: 'Komm einen Tag mit ins Watt',
    },
    { nl: 'Bekijk de projecten', en: 'See the projects', de: 'Projekte ansehen' },
  ],
  changes: [{ version: '1.0', date: '2026-11-21' }],
}
