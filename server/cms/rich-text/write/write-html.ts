/** Writes sanitized rich text as HTML. */
import type { Element, ElementContent, Root } from 'hast'
import type { RichTextContext } from '../context.ts'
import { asString, isElement, textOf, tokens } from '../hast.ts'
import type { PageState } from './page-state.ts'
import { escapeText, tag } from './serialize.ts'
import { writeTaskItem } from './task-list.ts'

/** The context of the text, and the state of the page that it is on. */
export interface WriteOptions {
  readonly context: RichTextContext
  readonly page: PageState
}

/** The context in which a node is written. */
export interface NodeContext extends WriteOptions {
  /** Whether the node is inside a table. */
  readonly inTable: boolean
}

/** Writes an element as HTML. */
type Write = (node: Element, place: NodeContext) => string

const heading: Write = (node, place) => {
  // The children come first, because a nested heading gets its id before the one around it.
  const inner = writeAll(node.children, place)
  const label = textOf(node).replace(/\s+/g, ' ').trim()
  if (label === '') return writeAll(pictures(node), place)
  const wanted = asString(node.properties.id)
  const { id, level } = place.page.addHeading(Number(node.tagName.slice(1)), label, wanted)
  return tag(`h${level}`, { ...node.properties, id }, inner)
}

const pictures = ({ children }: Element) => children.filter((child) => isElement(child, 'img'))

const link: Write = (node, place) => {
  const { rel, target, ...properties } = node.properties
  const inner = writeAll(node.children, place)
  if (!properties.href) return inner
  const isExternal = /^https?:/i.test(String(properties.href))
  const kept = isExternal ? tokens(rel) : []
  const relTokens = isExternal || target ? [...kept, 'noopener'] : kept
  const label = target ? place.context.labels?.newTab : undefined
  const hint = label ? tag('span', { className: ['visually-hidden'] }, escapeText(` (${label})`)) : ''
  return tag('a', { ...properties, target, rel: relTokens }, inner + hint)
}

const image: Write = ({ properties }) =>
  properties.src ? tag('img', { ...properties, loading: 'lazy', decoding: 'async' }, '') : ''

const footnotes: Write = (node, place) => {
  const inner = writeAll(node.children, place)
  if (!tokens(node.properties.className).includes('footnotes')) return inner
  const ariaLabel = place.context.labels?.footnotes
  return tag('section', { ...node.properties, role: 'doc-endnotes', ariaLabel }, inner)
}

/** The name of a table for its region: its caption, or a label with its number. */
function tableName(table: Element, { context, page }: WriteOptions): string | undefined {
  const caption = table.children.find((child) => isElement(child, 'caption'))
  const title = caption && textOf(caption).trim()
  if (title) return title
  const label = context.labels?.table
  const count = label ? page.nextTable() : 1
  return label && count > 1 ? `${label} ${count}` : label
}

/**
 * Writes a table. A table with a name is put into a region of that name, which can be scrolled with the
 * keyboard too. A table inside another table scrolls with the outer one.
 */
const table: Write = (node, place) => {
  const ariaLabel = place.inTable ? undefined : tableName(node, place)
  const markup = plain(node, { ...place, inTable: true })
  return ariaLabel
    ? tag('div', { className: ['scroller'], tabIndex: 0, role: 'region', ariaLabel }, markup)
    : markup
}

const plain: Write = ({ tagName, properties, children }, place) =>
  tag(tagName, properties, writeAll(children, place))

const writers: ReadonlyMap<string, Write> = new Map<string, Write>([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name): [string, Write] => [name, heading]),
  ['a', link],
  ['img', image],
  ['section', footnotes],
  ['table', table],
  ['li', (node, place) => writeTaskItem(node, (nodes) => writeAll(nodes, place)) ?? plain(node, place)],
  // Checkboxes are written only inside task lists.
  ['input', () => ''],
])

function writeAll(nodes: readonly ElementContent[], place: NodeContext): string {
  let markup = ''
  for (const node of nodes)
    if (node.type === 'text') markup += escapeText(node.value)
    else if (node.type === 'element') markup += (writers.get(node.tagName) ?? plain)(node, place)
  return markup
}

/**
 * Writes a sanitized tree as HTML with the additions of our pages: ids and levels of headings, hints at links
 * that open a new tab, lazy pictures, scrollable tables and labels in task lists.
 */
export const writeHtml = (root: Root, writing: WriteOptions): string =>
  writeAll(root.children as ElementContent[], { ...writing, inTable: false }).trim()
