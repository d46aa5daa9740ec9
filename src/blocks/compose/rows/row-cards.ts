/** Patterns of rows with several fields: a table of short texts, and cards. */
import type { CardSummary } from '../../../components/card/card.tsx'
import { withoutCaption } from '../../../content/values/captions.ts'
import { defined } from '../../../content/values/values.ts'
import { atLevel, draftOf } from '../../draft.ts'
import { tableProps } from '../../table/table-props.ts'
import { isProse, proseMarkup } from '../contents.ts'
import type { Gathered } from '../join/gather.ts'
import * as markup from '../markup.ts'
import { isPart, nameOf, type Part } from '../parts/part.ts'
import type { ComposeScope } from '../scope.ts'
import { each, inRow, type RowPattern, titled } from './row-list.ts'

/** Maximum columns of a table. */
const maxColumns = 12
/** Maximum characters of a cell. */
const maxCell = 240

/** A cell of a table; undefined for what does not fit in one. */
function cellOf(part: Part): string | undefined {
  if (part.kind === 'list') return part.items.join(', ')
  if (!('text' in part) || part.text.length > maxCell) return undefined
  return part.text
}

const isShort = isPart('short', 'number', 'fact', 'unit', 'personRole', 'author')

/** A table, with a column for each field: for rows of at least three short texts. */
export const table: RowPattern = ({ parts: rows, title, scope }) => {
  const columns = new Map(rows.flat().map((part) => [part.handle, nameOf(part)]))
  if (rows.length < 2 || columns.size < 3 || columns.size > maxColumns) return undefined
  if (rows.some((row) => row.filter(isShort).length < 2)) return undefined
  if (rows.flat().some((part) => cellOf(part) === undefined)) return undefined
  const body = rows.map((row) =>
    [...columns.keys()].map((handle) =>
      row
        .filter((part) => part.handle === handle)
        .map(cellOf)
        .join(' '),
    ),
  )
  return [
    atLevel(draftOf('table', { ...titled(title), ...tableProps([[...columns.values()], ...body]) }), scope),
  ]
}

/** Maximum characters of markup in a card. */
const maxCard = 900

/** The item of a card: its only link leads away from the title, unless the link has a text of its own. */
function toCard({ heading, label, body }: Gathered, scope: ComposeScope): CardSummary | undefined {
  const [picture, ...others] = body.filter(isPart('pictures')).flatMap((part) => part.pictures)
  const texts = body.filter((part) => part.kind !== 'pictures')
  if (others.length > 0 || !texts.every(isProse)) return undefined
  const links = texts.filter(isPart('links')).flatMap((part) => part.links)
  const [link] = links
  const isTitleLink =
    heading !== undefined && links.length === 1 && (link?.label === undefined || link.label === heading)
  const prose = isTitleLink ? texts.filter((part) => part.kind !== 'links') : texts
  const caption = picture?.caption ? markup.small(picture.caption) : ''
  const html = proseMarkup(prose, scope, heading !== undefined) + caption
  if (html.length > maxCard || (heading === undefined && html === '')) return undefined
  return defined({
    title: heading,
    path: isTitleLink ? link?.href : undefined,
    label,
    html: html === '' ? undefined : { html },
    picture: picture && withoutCaption(picture),
  })
}

/** Cards with a title, a picture and a short text. */
export const cards: RowPattern = ({ rows, title, scope }) => {
  if (rows.length < 2) return undefined
  const items = each(rows, (row) => toCard(row, inRow(title, scope)))
  return items && [atLevel(draftOf('cards', { ...titled(title), layout: 'panels', items }), scope)]
}
