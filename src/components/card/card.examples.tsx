/** Live examples of "card": the design system shows them, tests render them. */
import type { ArtworkOf } from '../../content/artwork/artwork-context.ts'
import type { Summary } from '../../content/types.ts'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { CardSkeleton, CardsSkeleton } from '../skeleton/skeleton.tsx'
import { Card, type CardProps, type CardVariant, Row, Rows, SummaryCards } from './card.tsx'

/** Keys of the texts in these examples. */
type Word =
  | 'polder'
  | 'polderText'
  | 'noorderhoek'
  | 'dams'
  | 'damsText'
  | 'langenwerder'
  | 'village'
  | 'villageText'
  | 'oosterdorp'
  | 'storm'
  | 'glasswort'
  | 'handbook'
  | 'loading'
  | 'long'
  | 'longMeta'
  | 'longText'
  | 'word'

type Words = Readonly<Record<Word, string>>

/** Summaries of three pages. Their paths are other examples on the same page. */
const summaries = (
  { polder, polderText, noorderhoek, dams, village, oosterdorp }: Words,
  art: ArtworkOf,
): readonly Summary[] => [
  {
    title: polder,
    text: polderText,
    label: noorderhoek,
    path: '#example-picture',
    picture: art('lamsoor', 'card'),
  },
  { title: dams, date: '2026-10-03', path: '#example-panel', picture: art('voorland', 'card') },
  { title: village, label: oosterdorp, path: '#example-lead', picture: art('village-9', 'card') },
]

/** Renders cards as a list. */
const list = (...cards: readonly CardProps[]) => (
  <ul className="cards">
    {cards.map((card) => (
      <li key={card.href}>
        <Card {...card} />
      </li>
    ))}
  </ul>
)

/** Renders two cards without pictures, in one variant. */
const pair = (
  variant: CardVariant,
  { dams, langenwerder, village, oosterdorp, villageText, damsText }: Words,
) =>
  list(
    { variant, href: '#example-picture', meta: oosterdorp, title: village, text: villageText },
    { variant, href: '#example-panel', meta: langenwerder, title: dams, text: damsText },
  )

export const examples: ComponentExamples<Word> = {
  components: { Card, SummaryCards, Rows, Row, CardSkeleton, CardsSkeleton },
  examples: [
    {
      id: 'picture',
      stage: 'wide',
      render: ({ dams, langenwerder, village, oosterdorp, villageText }, _t, art) => (
        <ul className="cards">
          <li>
            <Card
              href="#example-lead"
              title={village}
              meta={oosterdorp}
              text={villageText}
              picture={art('village-9', 'card')}
            />
          </li>
          <li>
            <Card href="#example-panel" title={dams} meta={langenwerder} picture={art('voorland', 'card')} />
          </li>
        </ul>
      ),
    },
    { id: 'panel', stage: 'wide', render: (words) => pair('panel', words) },
    { id: 'row', stage: 'wide', render: (words) => pair('row', words) },
    {
      id: 'lead',
      stage: 'wide',
      render: ({ polder, noorderhoek, polderText }, _t, art) => (
        <Card
          variant="lead"
          href="#example-picture"
          title={polder}
          meta={noorderhoek}
          text={polderText}
          picture={art('lamsoor', 'card')}
        />
      ),
    },
    { id: 'list', stage: 'wide', render: (words, _t, art) => <SummaryCards items={summaries(words, art)} /> },
    {
      id: 'mosaic',
      stage: 'wide',
      render: (words, _t, art) => <SummaryCards layout="mosaic" items={summaries(words, art)} />,
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
      render: ({ handbook, glasswort, dams }, _t, art) => (
        <SummaryCards
          items={[
            { path: '#example-picture', title: dams, picture: art('voorland', 'card') },
            { path: '#example-artwork', title: handbook },
            { path: '#example-lines', title: glasswort },
          ]}
        />
      ),
    },
    {
      id: 'inverse',
      stage: 'wide',
      surface: 'inverse',
      render: ({ dams, langenwerder, village, oosterdorp }, _t, art) =>
        list(
          { href: '#example-picture', title: dams, meta: langenwerder, picture: art('voorland', 'card') },
          { variant: 'panel', href: '#example-panel', title: village, meta: oosterdorp },
        ),
    },
    { id: 'loading', stage: 'wide', render: ({ loading }) => <CardsSkeleton label={loading} count={2} /> },
    {
      id: 'long',
      stage: 'wide',
      render: ({ long, longMeta, longText, word }, _t, art) =>
        list(
          {
            href: '#example-long',
            title: long,
            meta: longMeta,
            text: longText,
            picture: art('lamsoor', 'card'),
          },
          { variant: 'panel', href: '#example-lead', title: word, meta: longMeta, text: longText },
        ),
    },
  ],
}
