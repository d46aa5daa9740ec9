/**
 * Shows rows of the same fields: as questions, numbers, quotes, pictures, files, facts, a table or cards, by
 * what all rows consist of; else as sections, one below the other.
 */

import type { CardSummary } from '../../components/card/card.tsx'
import { handleWords } from '../../content/kinds/handle-words.ts'
import { defined } from '../../content/values.ts'
import type { Draft } from '../draft.ts'
import { draftOf, richText } from '../draft.ts'
import { tableProps } from '../table/table.read.ts'
import { isProse, pictureIn, proseMarkup, toDownloads } from './contents.ts'
import { type Gathered, gather } from './gather.ts'
import * as markup from './markup.ts'
import { isPart, nameOf, type Part, type PartOf } from './part.ts'
import { fitPattern } from './patterns.ts'
import { readParts } from './read-parts.ts'
import { type ComposeScope, inside } from './scope.ts'

/** Rows with what they were read from. */
interface RowList {
  readonly rows: readonly Gathered[]
  readonly title: string | undefined
  readonly part: PartOf<'rows'>
  readonly scope: ComposeScope
}

/** Returns the blocks of rows that all fit; undefined for others. */
type RowPattern = (list: RowList) => readonly Draft[] | undefined

/** What `read` returns for each row; undefined where it returns undefined for any. */
function each<T>(
  rows: readonly Gathered[],
  read: (row: Gathered) => T | undefined,
): readonly T[] | undefined {
  const found = rows.map(read)
  return found.every((item) => item !== undefined) ? (found as readonly T[]) : undefined
}

const titled = (title: string | undefined) => (title === undefined ? {} : { title })

const withLevel = (draft: Draft, { level }: ComposeScope): Draft =>
  level === 2 ? draft : { ...draft, headingLevel: level }

/** Text above blocks that have no title. */
const titleAbove = ({ title, scope }: RowList): readonly Draft[] =>
  title === undefined ? [] : [richText({ html: markup.heading(title, scope.level) })]

const unfolding = new Set(
  'faq faqs vragen vraag fragen frage questions question accordion accordeon akkordeon uitklap uitklapblok collapse collapsible toggles'.split(
    ' ',
  ),
)
const opens = (handle: string): boolean => handleWords(handle).some((word) => unfolding.has(word))

/** Whether all titles are questions. */
const asks = (rows: readonly Gathered[]): boolean =>
  rows.length > 1 && rows.every(({ heading }) => heading?.endsWith('?'))

/** Questions that open their answers. */
const questions: RowPattern = ({ rows, title, part, scope }) => {
  const read = each(rows, ({ heading, label, body }) => {
    const asked =
      body.find(isPart('question'))?.text ?? (opens(part.handle) || asks(rows) ? heading : undefined)
    const answer = body.filter((item) => item.kind !== 'question')
    if (asked === undefined || (asked !== heading && heading !== undefined) || label !== undefined)
      return undefined
    if (answer.length === 0 || !answer.every(isProse)) return undefined
    return { question: asked, answer: { html: proseMarkup(answer, inside(scope, true)) } }
  })
  return read && [withLevel(draftOf('faq', { ...titled(title), questions: read }), scope)]
}

/** Maximum characters of a number in large type. */
const maxNumber = 14

/** The number of a row and its only other text. */
function readNumber({ heading, label, body }: Gathered) {
  const [number, ...more] = body.filter(isPart('number'))
  const texts = [
    heading,
    label,
    ...body.filter(isPart('short', 'text', 'fact')).map(({ text }) => text),
  ].filter((text) => text !== undefined)
  const isOther = body.some((part) => !['number', 'short', 'text', 'fact'].includes(part.kind))
  const [only] = texts
  if (!number || more.length > 0 || isOther || texts.length !== 1 || only === undefined) return undefined
  const isLarge = /^\D{0,3}\d/.test(number.text) && number.text.length <= maxNumber && only.length <= 120
  return isLarge ? { value: number.text, label: only } : undefined
}

/** A few numbers in large type. */
const stats: RowPattern = ({ rows, title, scope }) => {
  if (rows.length > 8) return undefined
  const items = each(rows, readNumber)
  return items && [withLevel(draftOf('stats', { ...titled(title), items }), scope)]
}

/** Quotes, one below the other. */
const quotes: RowPattern = (list) => {
  const read = each(list.rows, (row) =>
    row.body.some(isPart('quote'))
      ? fitPattern(row, list.scope)?.filter(({ type }) => type === 'quote')
      : undefined,
  )
  return read && [...titleAbove(list), ...read.flat()]
}

/** Pictures with their captions. */
const gallery: RowPattern = ({ rows, title, scope }) => {
  const pictures = each(rows, ({ heading, label, body }) => {
    const [only, ...more] = body
    if (only?.kind !== 'pictures' || more.length > 0 || only.pictures.length !== 1) return undefined
    const [picture] = only.pictures
    const caption = [heading, label, picture?.caption].filter(Boolean).join(' ')
    return picture && (caption ? { ...picture, caption } : picture)
  })
  return pictures && [withLevel(draftOf('gallery', { ...titled(title), pictures }), scope)]
}

/** Files, each with its title and what is said about it. */
const downloads: RowPattern = ({ rows, title, scope }) => {
  const files = each(rows, ({ heading, label, body }) => {
    const [file, ...more] = body.filter(isPart('files'))
    const texts = body.filter((item) => item.kind !== 'files')
    if (!file || more.length > 0 || file.files.length !== 1 || !texts.every(isPart('text', 'short', 'fact')))
      return undefined
    const said = texts.map((item) => (item.kind === 'fact' ? `${nameOf(item)}: ${item.text}` : item.text))
    const text = [label, ...said].filter(Boolean).join(' · ')
    return toDownloads(file.files, heading).map((item) => (text ? { ...item, text } : item))
  })
  return files && [withLevel(draftOf('download_list', { ...titled(title), files: files.flat() }), scope)]
}

const isValue = isPart('short', 'number', 'fact', 'list')

/** The markup of the value of a fact. */
const factValue = (part: Part): string => {
  if (part.kind === 'list') return markup.escapeHtml(part.items.join(', '))
  if (part.kind === 'fact' && part.html) return part.html
  return 'text' in part ? markup.escapeHtml(part.text) : ''
}

/** Names with values. */
const definitions: RowPattern = (list) => {
  const facts = each(list.rows, ({ heading, label, body }) => {
    const [only, ...more] = body
    const name = heading ?? label
    if (!only || more.length > 0 || !isValue(only) || name === undefined) return undefined
    return heading !== undefined && label !== undefined ? undefined : { name, value: factValue(only) }
  })
  return facts && [...titleAbove(list), richText({ html: markup.definitions(facts) })]
}

/** Maximum characters of a cell. */
const maxCell = 240

/** A cell of a table; undefined for what does not fit in one. */
function cellOf(part: Part): string | undefined {
  if (part.kind === 'list') return part.items.join(', ')
  if (!('text' in part) || part.text.length > maxCell) return undefined
  return part.text
}

/** A table, with a column for each field: for rows of at least three short texts. */
const table: RowPattern = ({ rows, title, part, scope }) => {
  const cells = part.rows.map((row) => readParts({ values: row, fields: part.fields }, scope))
  const columns = new Map(cells.flat().map((item) => [item.handle, nameOf(item)]))
  const shorts = cells.map(
    (row) => row.filter(isPart('short', 'number', 'fact', 'unit', 'personRole', 'author')).length,
  )
  if (rows.length < 2 || columns.size < 3 || shorts.some((count) => count < 2)) return undefined
  if (cells.some((row) => row.some((item) => cellOf(item) === undefined))) return undefined
  const body = cells.map((row) =>
    [...columns.keys()].map((handle) =>
      row
        .filter((item) => item.handle === handle)
        .map(cellOf)
        .join(' '),
    ),
  )
  return [
    withLevel(draftOf('table', { ...titled(title), ...tableProps([[...columns.values()], ...body]) }), scope),
  ]
}

/** Maximum characters of markup in a card. */
const maxCard = 900

/** The item of a card: its only link leads away from the title, unless the link has a text of its own. */
function toCard({ heading, label, body }: Gathered, scope: ComposeScope): CardSummary | undefined {
  const pictures = body.filter(isPart('pictures')).flatMap((part) => part.pictures)
  const texts = body.filter((part) => part.kind !== 'pictures')
  if (pictures.length > 1 || !texts.every(isProse)) return undefined
  const links = texts.filter(isPart('links')).flatMap((part) => part.links)
  const [link] = links
  const isTitleLink =
    heading !== undefined && links.length === 1 && (link?.label === undefined || link.label === heading)
  const prose = isTitleLink ? texts.filter((part) => part.kind !== 'links') : texts
  const html = proseMarkup(prose, inside(scope, true))
  if (html.length > maxCard || (heading === undefined && html === '')) return undefined
  const picture = pictureIn(body)
  return defined({
    title: heading,
    path: isTitleLink ? link?.href : undefined,
    label,
    html: html === '' ? undefined : { html },
    picture,
  })
}

/** Cards with a title, a picture and a short text. */
const cards: RowPattern = ({ rows, title, scope }) => {
  if (rows.length < 2) return undefined
  const items = each(rows, (row) => toCard(row, scope))
  return items && [withLevel(draftOf('cards', { ...titled(title), layout: 'panels', items }), scope)]
}

/** Each row as a section of its own. */
const sections = (list: RowList): readonly Draft[] => {
  const { rows, title, scope } = list
  const deeper = inside(scope, title !== undefined)
  return [...titleAbove(list), ...rows.flatMap((row) => scope.compose(row, deeper))]
}

const patterns: readonly RowPattern[] = [
  questions,
  stats,
  quotes,
  gallery,
  downloads,
  definitions,
  table,
  cards,
]

/** Shows rows by the first pattern that fits all of them. */
export function composeRows(
  part: PartOf<'rows'>,
  title: string | undefined,
  scope: ComposeScope,
): readonly Draft[] {
  const deeper = { ...scope, depth: scope.depth + 1 }
  const rows = part.rows
    .map((values) => gather(readParts({ values, fields: part.fields }, deeper)))
    .filter(({ heading, label, body }) => heading !== undefined || label !== undefined || body.length > 0)
  if (rows.length === 0) return title === undefined ? [] : titleAbove({ rows, title, part, scope: deeper })
  const list = { rows, title, part, scope: deeper }
  for (const pattern of patterns) {
    const drafts = pattern(list)
    if (drafts) return drafts
  }
  return sections(list)
}
