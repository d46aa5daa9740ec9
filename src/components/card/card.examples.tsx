import facts from 'virtual:facts/card'
import type { Showcase } from '../../examples/showcase.ts'
import { CardSkeleton, CardsSkeleton } from '../skeleton/skeleton.tsx'
import { anatomy } from './card.anatomy.tsx'
import { damsArt, list, pair, polderArt, stateOfCard, summaries, villageArt } from './card.samples.tsx'
import { Card, Row, Rows, SummaryCards } from './card.tsx'
import type nl from './texts/nl.ts'

export const showcase: Showcase<typeof nl> = {
  slug: 'card',
  parts: { Card, SummaryCards, Rows, Row, CardSkeleton, CardsSkeleton },
  facts,
  examples: [
    {
      id: 'picture',
      stage: 'wide',
      render: ({ dams, krummsand, village, wierhuizen, villageText }) => (
        <ul className="cards">
          <li>
            <Card
              href="#example-lead"
              title={village}
              meta={wierhuizen}
              text={villageText}
              picture={villageArt}
            />
          </li>
          <li>
            <Card href="#example-panel" title={dams} meta={krummsand} picture={damsArt} />
          </li>
        </ul>
      ),
    },
    { id: 'panel', stage: 'wide', render: (words) => pair('panel', words) },
    { id: 'row', stage: 'wide', render: (words) => pair('row', words) },
    {
      id: 'lead',
      stage: 'wide',
      render: ({ polder, noorderhoek, polderText }) => (
        <Card
          variant="lead"
          href="#example-picture"
          title={polder}
          meta={noorderhoek}
          text={polderText}
          picture={polderArt}
        />
      ),
    },
    { id: 'list', stage: 'wide', render: (words) => <SummaryCards items={summaries(words)} /> },
    {
      id: 'mosaic',
      stage: 'wide',
      render: (words) => <SummaryCards layout="mosaic" items={summaries(words)} />,
    },
    {
      id: 'lines',
      stage: 'wide',
      render: ({ storm, glasswort, handbook }) => (
        <Rows>
          <Row href="#example-picture" title={storm} date="2026-11-12" />
          <Row href="#example-panel" title={glasswort} date="2026-10-28" />
          <Row href="#example-lead" title={handbook} />
        </Rows>
      ),
    },
    {
      id: 'artwork',
      stage: 'wide',
      render: ({ handbook, glasswort }) =>
        list({ href: '#example-artwork', title: handbook }, { href: '#example-lines', title: glasswort }),
    },
    {
      id: 'inverse',
      stage: 'wide',
      surface: 'inverse',
      render: ({ dams, krummsand, village, wierhuizen }) =>
        list(
          { href: '#example-picture', title: dams, meta: krummsand, picture: damsArt },
          { variant: 'panel', href: '#example-panel', title: village, meta: wierhuizen },
        ),
    },
    { id: 'loading', stage: 'wide', render: ({ loading }) => <CardsSkeleton label={loading} count={2} /> },
    {
      id: 'long',
      stage: 'wide',
      render: ({ long, longMeta, longText, word }) =>
        list(
          { href: '#example-long', title: long, meta: longMeta, text: longText, picture: polderArt },
          { variant: 'panel', href: '#example-lead', title: word, meta: longMeta, text: longText },
        ),
    },
  ],
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
