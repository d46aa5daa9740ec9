import type { ReactNode } from 'react'
import type { Picture, Summary } from '../../content/types.ts'
import { classNames } from '../class-names.ts'
import { DateTime } from '../date-time/date-time.tsx'
import { Icon } from '../icon/icon.tsx'
import { Image } from '../image/image.tsx'

export interface CardProps {
  readonly title: string
  readonly href: string
  /** Small line above the title. */
  readonly meta?: ReactNode
  readonly text?: string
  readonly picture?: Picture
  /** Plain stands on the page, panel has a box, lead is the first of a group, row has no picture. */
  readonly variant?: 'plain' | 'panel' | 'lead' | 'row'
  readonly headingLevel?: 2 | 3 | 4
}

/** Leads to one page. The link is in the heading and covers the card. */
export function Card({ title, href, meta, text, picture, variant = 'plain', headingLevel = 3 }: CardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={classNames('card', variant !== 'plain' && `card--${variant}`)}>
      {picture && variant !== 'row' && (
        <div className="card__media">
          <Image picture={{ ...picture, alt: '' }} />
        </div>
      )}
      <div className="card__body">
        {meta && <p className="card__meta">{meta}</p>}
        <Heading className="card__title">
          <a href={href}>{title}</a>
        </Heading>
        {text && <p className={variant === 'panel' ? 'small muted' : 'muted'}>{text}</p>}
      </div>
    </article>
  )
}

export interface SummaryCardsProps {
  readonly items: readonly Summary[]
  /** Mosaic: the first one large, two beside it. */
  readonly layout?: 'grid' | 'mosaic'
  readonly headingLevel?: 2 | 3 | 4
}

/** Other pages as a list of cards. */
export function SummaryCards({ items, layout = 'grid', headingLevel = 3 }: SummaryCardsProps) {
  return (
    <ul className={layout === 'mosaic' ? 'mosaic' : 'cards'}>
      {items.map((item, index) => (
        <li key={item.path}>
          <Card
            {...cardProps(item)}
            headingLevel={headingLevel}
            variant={layout === 'mosaic' && index === 0 ? 'lead' : 'plain'}
          />
        </li>
      ))}
    </ul>
  )
}

/** What a card shows of another page: its label, else its date, above the title. */
function cardProps({ title, path, label, text, picture, date }: Summary): CardProps {
  const meta = label ?? (date && <DateTime date={date} />)
  return { title, href: path, ...(meta && { meta }), ...(text && { text }), ...(picture && { picture }) }
}

export interface RowProps {
  readonly title: string
  readonly href: string
  /** ISO 8601. */
  readonly date?: string
}

/** A line in a list of rows. */
export function Row({ title, href, date }: RowProps) {
  return (
    <li className="row">
      {date && <DateTime date={date} />}
      <a href={href}>{title}</a>
      <Icon name="arrow" flip />
    </li>
  )
}

export const Rows = ({ children }: { children: ReactNode }) => <ul className="rows">{children}</ul>
