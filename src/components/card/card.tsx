/** Cards and lines that lead to other pages, alone and in lists. */
import type { ReactNode } from 'react'
import type { Html, Picture, Summary } from '../../content/types.ts'
import { classNames } from '../class-names.ts'
import { DateTime } from '../date-time/date-time.tsx'
import { Icon } from '../icon/icon.tsx'
import { Image } from '../image/image.tsx'
import { inParts } from '../in-parts/in-parts.tsx'
import { linkRel } from '../link-rel.ts'
import type { RootProps } from '../root-props.ts'
import { linkName } from './link-name.ts'

/** Appearance of a card; `CardProps` describes the variants. */
export type CardVariant = 'plain' | 'panel' | 'lead' | 'row'

export interface CardProps extends RootProps {
  readonly title?: string | undefined
  /** Address of the page that the card leads to. */
  readonly href?: string | undefined
  /** Small line above the title, such as a date. */
  readonly meta?: ReactNode
  readonly text?: string | undefined
  /** Language tag of title and text, where it is not that of the page. */
  readonly textLang?: string | undefined
  /** Rich text below the title, for a card that says it all itself. */
  readonly html?: Html | undefined
  /** Picture above the text. */
  readonly picture?: Picture | undefined
  /**
   * `plain`: without a box; `panel`: in a box; `lead`: the first, large card of a group; `row`: never with a
   * picture.
   */
  readonly variant?: CardVariant
  readonly headingLevel?: 2 | 3 | 4
  /** Whether cards beside it show pictures: without one it has an area of the brand's colours in its place. */
  readonly isAmongPictures?: boolean
}

/** The picture of a card. It is decoration with an empty `alt`, because the card's link names the page. */
const CardMedia = ({ picture }: { picture: Picture }) => (
  <div className="card__media">
    <Image picture={{ ...picture, alt: '' }} />
  </div>
)

/** A card. Its link, where it has one, is in the heading and covers the whole card. */
export function Card({
  title,
  href,
  meta,
  text,
  textLang,
  html,
  picture,
  variant = 'plain',
  headingLevel = 3,
  isAmongPictures = false,
  className,
  ...root
}: CardProps) {
  const Heading = `h${headingLevel}` as const
  const shown = variant === 'row' ? undefined : picture
  return (
    <article {...root} className={classNames('card', variant !== 'plain' && `card--${variant}`, className)}>
      {shown && <CardMedia picture={shown} />}
      {isAmongPictures && !shown && <div className="card__media card__blank" />}
      <div className="card__body">
        {meta && <p className="card__meta">{meta}</p>}
        {(title || href) && (
          <Heading className="card__title" lang={textLang}>
            {href ? (
              <a href={href} rel={linkRel(href)}>
                {linkName(title ?? '', href)}
              </a>
            ) : (
              title
            )}
          </Heading>
        )}
        {text && (
          <p className={variant === 'panel' ? 'small muted' : 'muted'} lang={textLang}>
            {text}
          </p>
        )}
        {html && <div className="prose" dangerouslySetInnerHTML={{ __html: html.html }} />}
      </div>
    </article>
  )
}

/** What a card shows: the summary of a page, or texts without a page. */
export interface CardSummary extends Partial<Summary> {
  readonly html?: Html
}

export interface SummaryCardsProps extends RootProps {
  readonly items: readonly CardSummary[]
  /** `mosaic`: the first card is large, with two beside it; `panels`: each card is in a box. */
  readonly layout?: 'grid' | 'mosaic' | 'panels'
  readonly headingLevel?: 2 | 3 | 4
}

/** Shows summaries of pages as a list of cards. */
export function SummaryCards({
  items,
  layout = 'grid',
  headingLevel = 3,
  className,
  ...root
}: SummaryCardsProps) {
  const isMosaic = layout === 'mosaic'
  const hasPictures = items.some(({ picture }) => picture !== undefined)
  const variant = layout === 'panels' ? 'panel' : 'plain'
  return (
    <ul {...root} className={classNames(isMosaic ? 'mosaic' : 'cards', className)}>
      {inParts(
        items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards never change place, and may have neither title nor path
          <li key={index}>
            <Card
              {...cardProps(item)}
              isAmongPictures={hasPictures && layout !== 'panels'}
              headingLevel={headingLevel}
              variant={isMosaic && index === 0 ? 'lead' : variant}
            />
          </li>
        )),
      )}
    </ul>
  )
}

/** Props of the card for a page: above the title its label, otherwise its date. */
function cardProps({ path, label, date, lang, ...shown }: CardSummary): CardProps {
  return { ...shown, href: path, meta: label ?? (date && <DateTime date={date} />), textLang: lang }
}

export interface RowProps extends RootProps {
  readonly title: string
  readonly href: string
  /** Date of the page in ISO 8601. */
  readonly date?: string | undefined
  /** Language tag of the title, where it is not that of the page. */
  readonly textLang?: string | undefined
}

/** A line in a list of rows: a link to a page, with its date. */
export function Row({ title, href, date, textLang, className, ...root }: RowProps) {
  return (
    <li {...root} className={classNames('row', className)}>
      {date && <DateTime date={date} />}
      <a href={href} rel={linkRel(href)} lang={textLang}>
        {linkName(title, href)}
      </a>
      <Icon name="arrow" flip />
    </li>
  )
}

export interface RowsProps extends RootProps {
  readonly children: ReactNode
}

/** A list of rows; its children are `Row`s. */
export const Rows = ({ className, children, ...root }: RowsProps) => (
  <ul {...root} className={classNames('rows', className)}>
    {children}
  </ul>
)
