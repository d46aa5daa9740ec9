import type { Element, ElementContent, Root } from 'hast'
import type { RichTextContext } from '../context.ts'
import { asString, isElement, textOf, tokens } from '../hast.ts'
import type { PageState } from './page-state.ts'
import { escapeText, tag } from './serialise.ts'
import { writeTaskItem } from './task-list.ts'

export interface WriteOptions {
  readonly context: RichTextContext
  readonly page: PageState
}

/** Where a node stands. */
export interface NodeContext extends WriteOptions {
  readonly inTable: boolean
}

type Write = (node: Element, place: NodeContext) => string

const heading: Write = (node, place) => {
  // What is in it comes first: ids are given in the order in which headings end.
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
  const names = isExternal || target ? [...kept, 'noopener'] : kept
  const label = target ? place.context.labels?.newTab : undefined
  const hint = label ? tag('span', { className: ['visually-hidden'] }, escapeText(` (${label})`)) : ''
  return tag('a', { ...properties, target, rel: names }, inner + hint)
}

const image: Write = ({ properties }) =>
  properties.src ? tag('img', { ...properties, loading: 'lazy', decoding: 'async' }, '') : ''

const footnotes: Write = (node, place) => {
  const inner = writeAll(node.children, place)
  if (!tokens(node.properties.className).includes('footnotes')) return inner
  const ariaLabel = place.context.labels?.footnotes
  return tag('section', { ...node.properties, role: 'doc-endnotes', ariaLabel }, inner)
}

function nameOf(table: Element, { context, page }: WriteOptions): string | undefined {
  const caption = table.children.find((child) => isElement(child, 'caption'))
  const title = caption && textOf(caption).trim()
  if (title) return title
  const label = context.labels?.table
  const count = label ? page.nextTable() : 1
  return label && count > 1 ? `${label} ${count}` : label
}

/**
 * A table that has a name can be scrolled by itself, with the keyboard too; a table inside a table scrolls
 * with it.
 */
const table: Write = (node, place) => {
  const ariaLabel = place.inTable ? undefined : nameOf(node, place)
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
  // Outside of task lists there are no form fields.
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
 * The markup of a clean tree, with what our pages need of headings, links, pictures, tables and task lists.
 */
export const writeHtml = (root: Root, writing: WriteOptions): string =>
  writeAll(root.children as ElementContent[], { ...writing, inTable: false }).trim()
