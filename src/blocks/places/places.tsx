/** The block "places" of a page: a map with a mark for each place, and the list of the same places. */
import { type FocusEvent, type PointerEvent, useState } from 'react'
import { Image } from '../../components/image/image.tsx'
import type { Picture } from '../../content/types.ts'
import { type BlockAttributes, type HeadingLevel, innerLevel } from '../parts/block-section.tsx'
import type { Point } from './position.ts'

/** What is going on at a place, by which its mark differs. */
export type PlaceKind = 'done' | 'building' | 'measured'

export interface Place {
  readonly title: string
  readonly text?: string
  /** Name of the village or town. */
  readonly place?: string
  readonly year?: string
  /** What is going on there, in the words of the content. */
  readonly state?: string
  readonly kind?: PlaceKind
  readonly href?: string
  /** Where its mark stands; a place without it is only in the list. */
  readonly at?: Point
}

export interface PlacesProps {
  readonly title?: string
  readonly map?: Picture
  /** From west to east. */
  readonly items: readonly Place[]
}

/** The shape of a mark, around the point where it stands. */
function Shape({ kind = 'done' }: { kind?: PlaceKind | undefined }) {
  if (kind === 'building') return <path className="mark__shape" d="M0-17 17 0 0 17-17 0Z" />
  return <circle className={`mark__shape mark__shape--${kind}`} r={kind === 'measured' ? 12 : 13} />
}

/** A mark on the map: it leads to the page of the place, or to its row in the list. */
function Mark({ item, number, row }: { item: Place; number: number; row: string }) {
  const { at, title, year, kind, href } = item
  if (!at) return null
  const isLate = at.x > 70
  return (
    <a className="mark" href={href ?? `#${row}`} data-place={number}>
      <title>{[title, year].filter(Boolean).join(', ')}</title>
      <svg x={`${at.x}%`} y={`${at.y}%`} overflow="visible" aria-hidden="true">
        <circle className="mark__ground" r="17" />
        <Shape kind={kind} />
        <text className={`mark__number mark__number--${kind ?? 'done'}`} y="4.5" textAnchor="middle">
          {number}
        </text>
        <text className="mark__name" x={isLate ? -24 : 24} y="5" textAnchor={isLate ? 'end' : 'start'}>
          {title} {year}
        </text>
      </svg>
    </a>
  )
}

/** Each state once, with its mark. */
function Key({ items }: { items: readonly Place[] }) {
  const states = new Map(items.flatMap(({ state, kind }) => (state ? [[state, kind] as const] : [])))
  if (states.size < 2) return null
  return (
    <ul className="places__key">
      {[...states].map(([state, kind]) => (
        <li key={state}>
          <svg viewBox="-18 -18 36 36" width="24" height="24" aria-hidden="true">
            <Shape kind={kind} />
          </svg>
          {state}
        </li>
      ))}
    </ul>
  )
}

/** A place in the list, with the id of its row. */
interface RowProps {
  readonly item: Place
  readonly number: number
  readonly row: string
  readonly level: HeadingLevel
  readonly lit: '' | undefined
}

function Row({ item, number, row, level, lit }: RowProps) {
  const Heading = `h${level}` as const
  const { title, text, href, place, year, state } = item
  const facts = [place, year, state].filter((fact) => fact !== undefined)
  return (
    <li className="places__row" id={row} data-place={number} data-lit={lit} tabIndex={-1}>
      <span className="places__number" aria-hidden="true">
        {number}
      </span>
      <Heading className="places__name">{href ? <a href={href}>{title}</a> : title}</Heading>
      {facts.length > 0 && <p className="places__facts">{facts.join(' · ')}</p>}
      {text && <p>{text}</p>}
    </li>
  )
}

/** Number of the place that the pointer or the focus is at. */
const placeOf = ({ target }: { target: EventTarget }): string | undefined =>
  target instanceof Element
    ? (target.closest('[data-place]')?.getAttribute('data-place') ?? undefined)
    : undefined

/** Pointing at a mark lights its row, and the other way round. */
export function PlacesBlock(props: PlacesProps & BlockAttributes) {
  const { id, title, map, items, headingId, headingLevel = 2 } = props
  const [lit, setLit] = useState<string>()
  const Root = title ? 'section' : 'div'
  const Heading = `h${headingLevel}` as const
  const note = (event: PointerEvent | FocusEvent) => setLit(placeOf(event))
  const rowOf = (index: number) => `${id}-${index + 1}`
  const isLit = (index: number) => (lit === String(index + 1) ? '' : undefined)
  const hasMarks = items.some(({ at }) => at)
  return (
    <Root
      className="block block--places"
      aria-labelledby={title && headingId}
      onPointerOver={note}
      onPointerLeave={() => setLit(undefined)}
      onFocus={note}
      onBlur={() => setLit(undefined)}
    >
      {hasMarks && (
        <div className="places__pan">
          <div className="places__map">
            {map && <Image picture={map} eager />}
            {/* biome-ignore lint/a11y/noSvgWithoutTitle: the links in it have names, and a title would cover theirs. */}
            <svg className="places__marks">
              {items.map((item, index) => (
                <g key={item.title} data-lit={isLit(index)}>
                  <Mark item={item} number={index + 1} row={rowOf(index)} />
                </g>
              ))}
            </svg>
          </div>
        </div>
      )}
      <div className="container places__list">
        <div className="split-head">
          {title && <Heading id={headingId}>{title}</Heading>}
          <Key items={items} />
        </div>
        <ol className="places">
          {items.map((item, index) => (
            <Row
              key={item.title}
              item={item}
              number={index + 1}
              row={rowOf(index)}
              lit={isLit(index)}
              level={innerLevel(props)}
            />
          ))}
        </ol>
      </div>
    </Root>
  )
}
