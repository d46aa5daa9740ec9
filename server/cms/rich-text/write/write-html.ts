/** Writes sanitized rich text as HTML. */
import type { Element, ElementContent, Root } from 'hast'
import type { Steps } from '../../../scheduling/steps.ts'
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
  /** Nodes of the text that were written so far. */
  readonly count: { nodes: number }
}

/** Nodes that are written in one step. */
const nodesAtOnce = 500

/** Writes an element as HTML. */
type Write = (node: Element, place: NodeContext) => Steps<string>

const heading: Write = function* (node, place) {
  // The children come first, because a nested heading gets its id before the one around it.
  const inner = yield* writeAll(node.children, place)
  const label = textOf(node).replace(/\s+/g, ' ').trim()
  if (label === '') return yield* writeAll(pictures(node), place)
  const wanted = asString(node.properties.id)
  const { id, level } = place.page.addHeading(Number(node.tagName.slice(1)), label, wanted)
  return tag(`h${level}`, { ...node.properties, id }, inner)
}

const pictures = ({ children }: Element) => children.filter((child) => isElement(child, 'img'))

const link: Write = function* (node, place) {
  const { rel, target, ...properties } = node.properties
  const inner = yield* writeAll(node.children, place)
  if (!properties.href) return inner
  const isExternal = /^https?:/i.test(String(properties.href))
  const kept = isExternal ? tokens(rel) : []
  const relTokens = isExternal || target ? [...kept, 'noopener'] : kept
  const label = target ? place.context.labels?.newTab : undefined
  const hint = label ? tag('span', { className: ['visually-hidden'] }, escapeText(` (${label})`)) : ''
  return tag('a', { ...properties, target, rel: relTokens }, inner + hint)
}

// biome-ignore lint/correctness/useYield: a picture is written in no time
const image: Write = function* ({ properties }) {
  return properties.src ? tag('img', { ...properties, loading: 'lazy', decoding: 'async' }, '') : ''
}

const footnotes: Write = function* (node, place) {
  const inner = yield* writeAll(node.children, place)
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
const table: Write = function* (node, place) {
  const ariaLabel = place.inTable ? undefined : tableName(node, place)
  const markup = yield* plain(node, { ...place, inTable: true })
  return ariaLabel
    ? tag('div', { className: ['scroller'], tabIndex: 0, role: 'region', ariaLabel }, markup)
    : markup
}

const plain: Write = function* ({ tagName, properties, children }, place) {
  return tag(tagName, properties, yield* writeAll(children, place))
}

const item: Write = function* (node, place) {
  return (yield* writeTaskItem(node, (nodes) => writeAll(nodes, place))) ?? (yield* plain(node, place))
}

// biome-ignore lint/correctness/useYield: nothing is written
const nothing: Write = function* () {
  return ''
}

const writers: ReadonlyMap<string, Write> = new Map<string, Write>([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name): [string, Write] => [name, heading]),
  ['a', link],
  ['img', image],
  ['section', footnotes],
  ['table', table],
  ['li', item],
  // Checkboxes are written only inside task lists.
  ['input', nothing],
])

function* writeAll(nodes: readonly ElementContent[], place: NodeContext): Steps<string> {
  const { count } = place
  let markup = ''
  for (const node of nodes) {
    count.nodes += 1
    if (count.nodes % nodesAtOnce === 0) yield
    if (node.type === 'text') markup += escapeText(node.value)
    else if (node.type === 'element') markup += yield* (writers.get(node.tagName) ?? plain)(node, place)
  }
  return markup
}

/**
 * Writes a sanitized tree as HTML with the additions of our pages: ids and levels of headings, hints at links
 * that open a new tab, lazy pictures, scrollable tables and labels in task lists.
 */
export function* writeHtml(root: Root, writing: WriteOptions): Steps<string> {
  const place = { ...writing, inTable: false, count: { nodes: 0 } }
  return (yield* writeAll(root.children as ElementContent[], place)).trim()
}
