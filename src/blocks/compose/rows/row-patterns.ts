/** Patterns of rows that stand for one thing: questions, numbers, quotes, pictures, files, facts. */
import { handleWords } from '../../../content/kinds/handle-words.ts'
import { blockTypeOf } from '../../block-readers.ts'
import { atLevel, draftOf, richText } from '../../draft.ts'
import { joinDrafts } from '../../join-drafts.ts'
import type { RichTextProps } from '../../rich-text/rich-text.tsx'
import { isProse, proseMarkup, toDownloads } from '../contents.ts'
import { type Gathered, namedLink } from '../join/gather.ts'
import * as markup from '../markup.ts'
import { isPart, type JoinedPart, nameOf, type Part } from '../parts/part.ts'
import { fitPattern } from '../patterns.ts'
import type { ComposeScope } from '../scope.ts'
import { each, inRow, type RowPattern, titleAbove, titled } from './row-list.ts'

/** Words that say that rows are questions, besides the names of the block for them. */
const asking = new Set('vraag fragen frage question accordeon collapsible toggles'.split(' '))
const opens = (handle: string): boolean =>
  handleWords(handle).some((word) => asking.has(word) || blockTypeOf(word) === 'faq')

/** The markup of an answer: running text, or sets and groups that come to nothing else; undefined for others. */
function answerOf(answer: readonly JoinedPart[], scope: ComposeScope): string | undefined {
  if (answer.every(isProse)) return proseMarkup(answer, scope)
  const [text, ...more] = joinDrafts(scope.compose({ body: answer }, scope))
  if (text?.type !== 'rich_text' || text.hasIds || more.length > 0) return undefined
  const { title, html } = text.props as RichTextProps
  return (title === undefined ? '' : markup.heading(title, scope.level)) + html.html
}

/** Maximum characters of a text that is the title of what opens below it. */
const maxAsked = 160

/** The text that opens a row: its question, or in a list of such rows its title, else the text it begins with. */
function askedIn({ heading, body }: Gathered, isHeading: boolean): string | undefined {
  const asked = body.find(isPart('question'))?.text ?? (isHeading ? heading : undefined)
  const [first] = body
  const isOpening = isHeading && heading === undefined && first?.kind === 'text' && body.length > 1
  return asked ?? (isOpening && first.text.length <= maxAsked ? first.text : undefined)
}

/** Whether all titles are questions. */
const asks = (rows: readonly Gathered[]): boolean =>
  rows.length > 1 && rows.every(({ heading }) => heading?.endsWith('?'))

/** Questions that open their answers. */
export const questions: RowPattern = ({ rows, title, part, scope }) => {
  const isHeading = opens(part.handle) || opens(scope.listType ?? '') || asks(rows)
  const read = each(rows, (row) => {
    const { heading, label, body } = row
    const asked = askedIn(row, isHeading)
    const answer = body.filter((item) => item.kind !== 'question' && !('text' in item && item.text === asked))
    if (asked === undefined || (asked !== heading && heading !== undefined) || label !== undefined)
      return undefined
    const html = answer.length === 0 ? undefined : answerOf(answer, inRow(title, scope))
    return html === undefined ? undefined : { question: asked, answer: { html } }
  })
  return read && [atLevel(draftOf('faq', { ...titled(title), questions: read }), scope)]
}

/** Maximum characters of a number in large type. */
const maxNumber = 14

/** Matches texts in which a number comes first: `84 %`, `€ 12.400`, `> 300 km`; not times, years and spans. */
const numeric = /^(?!(?:19|20)\d\d\s*[–-]|\d{1,2}[:.]\d\d(?:\D|$))[^\p{L}\d]{0,4}\d/u
const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text)
const isLarge = (text: string): boolean => numeric.test(text) && text.length <= maxNumber

const isCounted = isPart('number', 'short', 'label', 'text', 'fact')

/** The number of a row and its only other text. */
function readNumber({ heading, label, body }: Gathered) {
  const texts = [heading, label, ...body.filter(isCounted).map(({ text }) => text)].filter(
    (text) => text !== undefined,
  )
  const numbers = body.filter(isPart('number')).map(({ text }) => text)
  const value = numbers[0] ?? texts.find(isLarge)
  const [only, ...more] = texts.filter((text) => text !== value)
  if (
    value === undefined ||
    !isLarge(value) ||
    only === undefined ||
    more.length > 0 ||
    !body.every(isCounted)
  )
    return undefined
  return only.length <= 120 ? { value, label: only } : undefined
}

/** A few numbers in large type. */
export const stats: RowPattern = ({ rows, title, scope }) => {
  if (rows.length > 8) return undefined
  const items = each(rows, readNumber)
  // Years alone are a history.
  if (items?.every(({ value }) => isYear(value))) return undefined
  return items && [atLevel(draftOf('stats', { ...titled(title), items }), scope)]
}

/** Quotes, one below the other. */
export const quotes: RowPattern = (list) => {
  const scope = inRow(list.title, list.scope)
  const read = each(list.rows, (row) => (row.body.some(isPart('quote')) ? fitPattern(row, scope) : undefined))
  return read && [...titleAbove(list), ...read.flat()]
}

/** Pictures with their captions. */
export const gallery: RowPattern = ({ rows, title, scope }) => {
  const pictures = each(rows, ({ heading, label, body }) => {
    const [only, ...more] = body
    if (only?.kind !== 'pictures' || more.length > 0 || only.pictures.length !== 1) return undefined
    const [picture] = only.pictures
    const own = [heading, label].filter((text) => text && !picture?.caption?.includes(text))
    const caption = [...own, picture?.caption].filter(Boolean).join(' ')
    return picture && (caption ? { ...picture, caption } : picture)
  })
  return pictures && [atLevel(draftOf('gallery', { ...titled(title), pictures }), scope)]
}

/** Files, each with its title and what is said about it. */
export const downloads: RowPattern = ({ rows, title, scope }) => {
  const files = each(rows, ({ heading, label, body }) => {
    const [file, ...more] = body.filter(isPart('files'))
    const texts = body.filter((item) => item.kind !== 'files')
    if (!file || more.length > 0 || file.files.length !== 1 || !texts.every(isPart('text', 'short', 'fact')))
      return undefined
    const said = texts.map((item) => (item.kind === 'fact' ? `${nameOf(item)}: ${item.text}` : item.text))
    const text = [label, ...said].filter(Boolean).join(' · ')
    return toDownloads(file.files, heading).map((item) => (text ? { ...item, text } : item))
  })
  return files && [atLevel(draftOf('download_list', { ...titled(title), files: files.flat() }), scope)]
}

const isValue = isPart('short', 'number', 'fact', 'list')

/** The markup of the value of a fact. */
const factValue = (part: Part): string => {
  if (part.kind === 'list') return markup.escapeHtml(part.items.join(', '))
  if (part.kind === 'fact' && part.html) return part.html
  return 'text' in part ? markup.escapeHtml(part.text) : ''
}

/** The name of a row and its only value: a title may be either, beside a label. */
function factOf({ heading, label, body }: Gathered) {
  const [first, second, ...more] = body
  if (heading !== undefined && label !== undefined)
    return first ? undefined : { name: label, value: markup.escapeHtml(heading) }
  if (first?.kind === 'label' && heading === undefined)
    return second && isValue(second) && more.length === 0
      ? { name: first.text, value: factValue(second) }
      : undefined
  const name = heading ?? label
  if (!first || second || !isValue(first) || name === undefined) return undefined
  return { name, value: factValue(first) }
}

/** Names with values. */
export const definitions: RowPattern = (list) => {
  const facts = each(list.rows, factOf)
  return facts && [...titleAbove(list), richText({ html: markup.definitions(facts) })]
}

const isOneOfButtons = isPart('links', 'short', 'label', 'text')

/** Buttons, one beside the other; the text of a button that leads nowhere is a text below them. */
export const buttons: RowPattern = ({ rows, title, part, scope }) => {
  const found = each(rows, ({ heading, label, body }) => {
    const [only, ...more] = body
    const isButton = only && isOneOfButtons(only)
    return heading === undefined && label === undefined && isButton && more.length === 0 ? only : undefined
  })
  const links = found?.filter(isPart('links')).flatMap((each) => each.links) ?? []
  if (!found || links.length === 0) return undefined
  const body: readonly JoinedPart[] = [
    { kind: 'links', handle: part.handle, links },
    ...found.filter((each) => each.kind !== 'links'),
  ]
  return scope.compose(namedLink({ heading: title, body }), scope)
}
