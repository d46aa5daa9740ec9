import { artwork } from '../../content/artwork.ts'
import type { Summary } from '../../content/types.ts'
import type { StateName } from '../../examples/showcase.ts'
import { CardSkeleton } from '../skeleton/skeleton.tsx'
import { Card, type CardProps, type CardVariant } from './card.tsx'
import type nl from './texts/nl.ts'

type Words = Readonly<Record<keyof (typeof nl)['words'], string>>

export const polderArt = artwork('lamsoor', 'card')
export const damsArt = artwork('voorland', 'card')
export const villageArt = artwork('wierhuizen', 'card')

/** Three pages. */
export const summaries = ({
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

/** Cards as a list. */
export const list = (...cards: readonly CardProps[]) => (
  <ul className="cards">
    {cards.map((card) => (
      <li key={card.href}>
        <Card {...card} />
      </li>
    ))}
  </ul>
)

/** Two cards without pictures, in one variant. */
export const pair = (
  variant: CardVariant,
  { dams, krummsand, village, wierhuizen, villageText, damsText }: Words,
) =>
  list(
    { variant, href: '#example-picture', meta: wierhuizen, title: village, text: villageText },
    { variant, href: '#example-panel', meta: krummsand, title: dams, text: damsText },
  )

/** What a state shows of a card, where it is not the card itself. */
export const stateOfCard = (variant: CardVariant) => (state: StateName, words: Words) => {
  const hasArt = variant === 'plain'
  if (state === 'busy') return hasArt ? <CardSkeleton /> : null
  if (state === 'empty' && !hasArt) return null
  return (
    <Card
      variant={variant}
      href="#states"
      meta={words.wierhuizen}
      title={words.village}
      picture={hasArt && state !== 'empty' ? villageArt : undefined}
      data-state={state}
    />
  )
}
