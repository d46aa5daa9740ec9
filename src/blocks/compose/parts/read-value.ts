/** Reads what the value of a field is, by its blueprint and its shape. */

import type { FieldSchema } from '../../../content/kinds/field-schema.ts'
import { hiddenText } from '../../../content/kinds/hidden-fields.ts'
import type { Value, Values } from '../../../content/types.ts'
import { fileOf, pictureOf } from '../../../content/values/assets.ts'
import { cellsOf } from '../../../content/values/cells.ts'
import { fileAddressOf } from '../../../content/values/srcset.ts'
import { summariesOf } from '../../../content/values/summaries.ts'
import { isHtml, isValues, memberOf, textOf } from '../../../content/values/values.ts'
import { escapeHtml } from '../markup.ts'
import type { ComposeScope } from '../scope.ts'
import type { PartContent, PartLink } from './part.ts'
import { readMarkup, readText } from './read-text.ts'
import {
  isAsset,
  isChoice,
  isEnvelope,
  isSet,
  isSummary,
  isTerm,
  linkIn,
  linksIn,
  onlyText,
} from './shapes.ts'

/** Reads the value of a field; empty where it has nothing for visitors. */
type Reader = (
  handle: string,
  value: Value,
  schema: FieldSchema | undefined,
  scope: ComposeScope,
) => readonly PartContent[]

const listed = (content: PartContent | undefined): readonly PartContent[] =>
  content === undefined ? [] : [content]

export const readValue: Reader = (handle, value, schema, scope) => {
  if (typeof value === 'string') return listed(readText(handle, value, schema, scope))
  if (typeof value === 'number') return readNumber(handle, value, schema, scope)
  if (Array.isArray(value)) return readList(handle, value, schema, scope)
  return isValues(value) ? readObject(handle, value, schema, scope) : []
}

/**
 * Reads a number with its unit. Without a unit it is for visitors too, unless its name is that of a setting,
 * such as `columns`.
 */
function readNumber(
  handle: string,
  value: number,
  schema: FieldSchema | undefined,
  scope: ComposeScope,
): readonly PartContent[] {
  if (!Number.isFinite(value)) return []
  const text = [schema?.prepend, scope.writeNumber(value), schema?.append].filter(Boolean).join(' ')
  if (!schema?.append && !schema?.prepend && hiddenText(handle, '0') !== undefined) return []
  return [{ kind: 'number', text }]
}

const videoFile = /\.(?:mp4|webm|ogv|m4v|mov)$/i
/** Reads a file: a picture, a video, or something to download. */
function readAsset(value: Value): PartContent | undefined {
  const url = fileAddressOf(String(memberOf(value, 'url')))
  if (url !== undefined && videoFile.test(url.replace(/[?#].*$/, ''))) return { kind: 'video', url }
  const picture = pictureOf(value)
  if (picture) return { kind: 'pictures', pictures: [picture] }
  const file = fileOf(value)
  return file && { kind: 'files', files: [file] }
}

/** Joins neighbours of one kind: several pictures are one part, and so are several files. */
function joined(contents: readonly PartContent[]): readonly PartContent[] {
  const runs: PartContent[][] = []
  for (const content of contents) {
    const run = runs.at(-1)
    if (run?.[0]?.kind === content.kind) run.push(content)
    else runs.push([content])
  }
  return runs.flatMap(joinRun)
}

/** Joins contents of one kind. */
function joinRun(run: readonly PartContent[]): readonly PartContent[] {
  const [first] = run
  if (first?.kind === 'pictures')
    return [{ kind: 'pictures', pictures: run.flatMap((each) => ('pictures' in each ? each.pictures : [])) }]
  return first?.kind === 'files'
    ? [{ kind: 'files', files: run.flatMap((each) => ('files' in each ? each.files : [])) }]
    : run
}

/** Types of fields whose lists have rows, though a column may be called `type`. */
const rowTypes = new Set(['grid', 'matrix'])

const readList: Reader = (handle, value, schema, scope) => {
  const items = (value as readonly Value[]).filter(
    (item) => item !== null && item !== undefined && item !== '',
  )
  if (items.length === 0) return []
  if (items.every((item) => typeof item === 'string' || typeof item === 'number'))
    return readWordList(handle, items, schema, scope)
  if (items.every(isTerm)) return [readTerms(items as readonly Values[])]
  if (items.some(isRowOfCells) && !items.some(isSet)) return readTable(items, scope)
  if (items.some(isSet) && !rowTypes.has(schema?.type ?? ''))
    return [{ kind: 'sets', sets: items, schemas: schema?.sets }]
  return readObjects(handle, items, schema, scope)
}

/** Terms as one fact: their titles, each with a link to the page of the term where it has one. */
function readTerms(terms: readonly Values[]): PartContent {
  const titles = terms.map((term) => String(term.title))
  const html = terms.map(({ path }, at) => {
    const title = escapeHtml(titles[at] ?? '')
    return typeof path === 'string' ? `<a href="${escapeHtml(encodeURI(path))}">${title}</a>` : title
  })
  return { kind: 'fact', text: titles.join(', '), html: html.join(', ') }
}

/** Reads a list of objects: files, pages, and rows, which may be links. */
const readObjects: Reader = (handle, value, schema, scope) => {
  const items = value as readonly Value[]
  const entries = items.filter(isSummary)
  const assets = items.filter(isAsset)
  const rows = items.filter((item): item is Values => isValues(item) && !isAsset(item) && !isSummary(item))
  const linkRows = linksIn(rows, schema?.fields)
  const words = rows
    .map((row) => onlyText(row, schema?.fields, scope.rules))
    .filter((word) => word !== undefined)
  if (rows.length > 0 && words.length === items.length) return [{ kind: 'list', items: words }]
  const areLinks = rows.length > 0 && linkRows.every((link) => link !== undefined)
  const texts = items
    .filter((item) => typeof item === 'string')
    .flatMap((item) => readValue(handle, item, schema, scope))
  return [
    ...joined(assets.map(readAsset).filter((content) => content !== undefined)),
    ...(entries.length > 0 ? [{ kind: 'entries', entries: summariesOf(entries) } as const] : []),
    ...(areLinks ? [{ kind: 'links', links: linkRows as readonly PartLink[] } as const] : []),
    ...(rows.length > 0 && !areLinks ? [{ kind: 'rows', rows, fields: schema?.fields } as const] : []),
    ...texts,
  ]
}

const isFileOrLink = ({ kind }: PartContent): boolean =>
  kind === 'pictures' || kind === 'files' || kind === 'video' || kind === 'link'

/** Reads a list of words: files, or items of a list. Without a blueprint, keys are left out. */
const readWordList: Reader = (handle, value, schema, scope) => {
  const contents = (value as readonly Value[]).flatMap((item) =>
    readValue(handle, String(item), schema, scope),
  )
  const files = contents.filter(isFileOrLink)
  const words = contents.filter((content) => !isFileOrLink(content))
  const items = words
    .map((content) => ('text' in content ? content.text : undefined))
    .filter((text) => text !== undefined)
  const others = words.filter((content) => !('text' in content))
  return [...joined(files), ...others, ...(items.length > 0 ? [{ kind: 'list', items } as const] : [])]
}

const isRowOfCells = (item: Value): boolean => Array.isArray(item) || memberOf(item, 'cells') !== undefined

/** Reads a table from rows of cells; a row with one cell may be the cell itself. */
function readTable(items: readonly Value[], { sanitize }: ComposeScope): readonly PartContent[] {
  const rows = cellsOf(items, sanitize)
  return rows.length > 0 ? [{ kind: 'table', rows }] : []
}

/** Reads an object: rich text, a file, a page, a term, a period, code, a link, or fields of its own. */
const readObject: Reader = (handle, value, schema, scope) => {
  if (isHtml(value)) return listed(readMarkup(handle, value.html, () => value))
  if (!isValues(value)) return []
  if (isEnvelope(value)) return readValue(handle, value.data, schema, scope)
  if (isAsset(value)) return listed(readAsset(value))
  if (isTerm(value)) return [readTerms([value])]
  if (isSummary(value)) return [{ kind: 'entries', entries: summariesOf([value]) }]
  if (typeof value.start === 'string' && typeof value.end === 'string') return readPeriod(value, scope)
  if (typeof value.code === 'string' && Object.keys(value).length <= 2)
    return [{ kind: 'code', code: value.code, language: textOf(memberOf(value, 'mode')) }]
  if (Array.isArray(value.rows) && Object.keys(value).length === 1)
    return readValue(handle, value.rows, schema, scope)
  if (isChoice(value)) return []
  const link = linkIn(value, schema?.fields)
  if (link) return [{ kind: 'links', links: [link] }]
  if (typeof value.handle === 'string' && scope.form(value.handle))
    return [{ kind: 'form', form: value.handle }]
  const isEntry = typeof value.id === 'string' && typeof value.title === 'string'
  return isEntry
    ? [{ kind: 'rows', rows: [value] }]
    : [{ kind: 'group', values: value, fields: schema?.fields }]
}

function readPeriod(value: Values, scope: ComposeScope): readonly PartContent[] {
  const [start, end] = [scope.dateFact(String(value.start)), scope.dateFact(String(value.end))]
  if (start?.kind !== 'fact' || end?.kind !== 'fact') return []
  const html = [start, end].map(({ html: markup, text }) => markup ?? escapeHtml(text)).join(' – ')
  return [{ kind: 'fact', text: `${start.text} – ${end.text}`, html }]
}
