/** Live examples of "card": the design system shows them, tests render them. */
import { artwork } from '../../content/artwork.ts'
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
  | 'krummsand'
  | 'village'
  | 'villageText'
  | 'wierhuizen'
  | 'storm'
  | 'glasswort'
  | 'handbook'
  | 'loading'
  | 'long'
  | 'longMeta'
  | 'longText'
  | 'word'

type Words = Readonly<Record<Word, string>>

const polderArt = artwork('lamsoor', 'card')
const damsArt = artwork('voorland', 'card')

/** The map of a village, as a sample picture. */
export const villageArt = artwork('wierhuizen', 'card')

/** Summaries of three pages. Their paths are other examples on the same page. */
const summaries = ({
  polder,
  polderText,
  noorderhoek,
  dams,
  village,
  wierhuizen,
}: Words): readonly Summary[] => [
  { title: polder, text: polderText, label: noorderhoek, path: '#example-picture', picture: polderArt },
  { title: dams, date: '2026-10-03', path: '#example-panel', picture: damsArt },
  { title: village, label: wierhuizen, path: '#example-lead', picture: villageArt },
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
const pair = (variant: CardVariant, { dams, krummsand, village, wierhuizen, villageText, damsText }: Words) =>
  list(
    { variant, href: '#example-picture', meta: wierhuizen, title: village, text: villageText },
    { variant, href: '#example-panel', meta: krummsand, title: dams, text: damsText },
  )

export const examples: ComponentExamples<Word> = {
  components: { Card, SummaryCards, Rows, Row, CardSkeleton, CardsSkeleton },
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
}
