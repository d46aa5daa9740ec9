/** The design system’s page about "card", apart from its texts. */
import facts from 'virtual:facts/components/card'
import { examples } from '../../../components/card/card.examples.tsx'
import { Card, type CardVariant, Row, Rows } from '../../../components/card/card.tsx'
import { CardSkeleton } from '../../../components/skeleton/skeleton.tsx'
import type { ArtworkOf } from '../../../content/artwork/artwork-context.ts'
import type { Showcase, StateName } from '../../showcase.ts'
import { anatomy } from './card.anatomy.tsx'
import type nl from './texts/nl.ts'

/** The texts inside the examples of the page. */
type Words = Readonly<Record<keyof (typeof nl)['words'], string>>

/**
 * Returns a function that renders a card of this variant in a state; null for a state that it does not have.
 */
export const stateOfCard =
  (variant: CardVariant) => (state: StateName, words: Words, _t: unknown, art: ArtworkOf) => {
    const hasArt = variant === 'plain'
    if (state === 'busy') return hasArt ? <CardSkeleton /> : null
    if (state === 'empty' && !hasArt) return null
    return (
      <Card
        variant={variant}
        href="#states"
        meta={words.oosterdorp}
        title={words.village}
        picture={hasArt && state !== 'empty' ? art('village-9', 'card') : undefined}
        data-state={state}
      />
    )
  }

export const showcase: Showcase<typeof nl> = {
  slug: 'card',
  ...examples,
  facts,
  states: {
    columns: ['rest', 'hover', 'focus', 'active', 'busy', 'empty'],
    rows: [
      { id: 'plain', render: stateOfCard('plain') },
      { id: 'panel', render: stateOfCard('panel') },
      { id: 'row', render: stateOfCard('row') },
      {
        id: 'line',
        render: (state, { storm }) =>
          state === 'busy' || state === 'empty' ? null : (
            <Rows>
              <Row href="#states" title={storm} data-state={state} />
            </Rows>
          ),
      },
    ],
  },
  anatomy,
  advice: [
    {
      id: 'title',
      do: ({ dams, damsText }) => <Card variant="panel" href="#use" title={dams} text={damsText} />,
      dont: ({ more, damsText }) => <Card variant="panel" href="#use" title={more} text={damsText} />,
    },
    {
      id: 'text',
      do: ({ village, villageText }) => (
        <Card variant="panel" href="#use" title={village} text={villageText} />
      ),
      dont: ({ village, everything }) => (
        <Card variant="panel" href="#use" title={village} text={everything} />
      ),
    },
  ],
  keyboard: [
    { id: 'tab', keys: ['tab', 'shift-tab'] },
    { id: 'enter', keys: ['enter'] },
  ],
  roles: [
    { id: 'list', code: '<ul><li>' },
    { id: 'article', code: '<article>' },
    { id: 'link', code: '<h3><a href>' },
    { id: 'picture', code: '<img alt="">' },
    { id: 'time', code: '<time datetime>' },
    { id: 'busy', code: '<ul aria-busy="true" aria-label>' },
  ],
  criteria: [
    '1.1.1',
    '1.3.1',
    '1.3.2',
    '1.4.1',
    '1.4.3',
    '1.4.10',
    '1.4.11',
    '2.1.1',
    '2.3.3',
    '2.4.4',
    '2.4.7',
    '2.5.8',
  ],
  phrases: [
    {
      nl: 'Een zomerpolder gaat weer open voor het tij',
      en: 'A summer polder opens to the tide again',
      de: 'Ein Sommerpolder öffnet sich wieder der Flut',
    },
    {
      nl: 'Rijshouten dammen, nu met meetpunten',
      en: 'Brushwood dams, now with measuring points',
      de: 'Lahnungen, jetzt mit Messpunkten',
    },
    {
      nl: 'Noorderhoek, sinds 2022',
      en: 'Noorderhoek, since 2022',
      de: 'Noorderhoek, seit 2022',
    },
    {
      nl: 'Veertig bewoners, zes avonden, één ontwerp.',
      en: 'Forty residents, six evenings, one design.',
      de: 'Vierzig Menschen, sechs Abende, ein Entwurf.',
    },
  ],
  changes: [{ version: '1.0', date: '2026-11-21' }],
}
