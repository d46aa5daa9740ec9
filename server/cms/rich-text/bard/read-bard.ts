/** Reads documents of Bard, Statamic's editor, which stores the nodes of ProseMirror. */
import type { Element, ElementContent, Properties, Root } from 'hast'
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import type { Steps } from '../../../scheduling/steps.ts'
import { asList, asText, asValues } from '../../model/values.ts'
import { element, text } from '../hast.ts'
import { richTextLimits } from '../limits.ts'
import { type MarkedNode, wrapMarks } from './marks.ts'

/** Builds the elements of a node from its attributes and the elements of its children. */
type BuildNode = (attrs: Values, children: ElementContent[], node: Values) => ElementContent[]

/** Builds one element with the children of the node. */
const simple =
  (tagName: string): BuildNode =>
  (attrs, children) => [element(tagName, alignment(attrs), children)]

/** The class for the alignment of a text. */
const alignment = (attrs: Values): Properties => {
  const side = asText(attrs.textAlign)
  return side && side !== 'left' ? { className: [`align-${side}`] } : {}
}

const heading: BuildNode = (attrs, children) => {
  const level = Math.min(6, Math.max(1, Math.trunc(Number(attrs.level)) || 2))
  return [element(`h${level}`, alignment(attrs), children)]
}

const orderedList: BuildNode = (attrs, children) => {
  const start = Number(attrs.start)
  return [element('ol', Number.isSafeInteger(start) && start > 1 ? { start: String(start) } : {}, children)]
}

const codeBlock: BuildNode = (attrs, children) => {
  const language = asText(attrs.language)
  return [
    element('pre', {}, [element('code', language ? { className: [`language-${language}`] } : {}, children)]),
  ]
}

const image: BuildNode = (attrs) => [
  element('img', { src: asText(attrs.src), alt: asText(attrs.alt), title: asText(attrs.title) }, []),
]

const cell =
  (tagName: string): BuildNode =>
  (attrs, children) => {
    const spans = [
      ['colSpan', attrs.colspan],
      ['rowSpan', attrs.rowspan],
    ] as const
    const wide = spans.filter(([, span]) => Number(span) > 1).map(([name, span]) => [name, String(span)])
    return [element(tagName, { ...alignment(attrs), ...Object.fromEntries(wide) }, children)]
  }

const table: BuildNode = (_, rows) => [element('table', {}, [element('tbody', {}, rows)])]

/**
 * The builders of nodes, by the names that `nodeName` returns: Statamic 3 writes `bullet_list`, later
 * versions write `bulletList`.
 */
const builders: ReadonlyMap<string, BuildNode> = new Map<string, BuildNode>([
  ['text', (_, __, node) => (typeof node.text === 'string' ? [text(node.text)] : [])],
  ['paragraph', simple('p')],
  ['heading', heading],
  ['hardbreak', () => [element('br', {}, [])]],
  ['horizontalrule', () => [element('hr', {}, [])]],
  ['bulletlist', simple('ul')],
  ['orderedlist', orderedList],
  ['listitem', simple('li')],
  ['blockquote', simple('blockquote')],
  ['codeblock', codeBlock],
  ['image', image],
  ['table', table],
  ['tablerow', simple('tr')],
  ['tableheader', cell('th')],
  ['tablecell', cell('td')],
  ['set', () => []],
])

/**
 * Returns the name of a node in lower case and without `_`: `bullet_list` and `bulletList` → `bulletlist`.
 */
export const nodeName = (node: Value): string =>
  isValues(node) && typeof node.type === 'string' ? node.type.replaceAll('_', '').toLowerCase() : ''

/** What is known while a document is read. */
interface Reading {
  /** Kinds of nodes that have no builder. */
  readonly unknown: Set<string>
  /** Nodes that were read so far. */
  nodes: number
}

/** Nodes that are read in one step. */
const nodesAtOnce = 500

function* build(node: Values, depth: number, reading: Reading): Steps<ElementContent[]> {
  reading.nodes += 1
  if (reading.nodes % nodesAtOnce === 0) yield
  const children = depth < richTextLimits.depth ? yield* buildAll(node.content, depth + 1, reading) : []
  const builder = builders.get(nodeName(node))
  if (!builder) reading.unknown.add(asText(node.type) ?? '')
  return builder ? builder(asValues(node.attrs), children, node) : children
}

function* buildAll(content: Value, depth: number, reading: Reading): Steps<ElementContent[]> {
  const built: MarkedNode[] = []
  for (const node of asList(content).filter(isValues)) {
    const elements = yield* build(node, depth, reading)
    built.push({ elements, marks: asList(node.marks).filter(isValues) })
  }
  return wrapMarks(built)
}

const isEmptyParagraph = (node: ElementContent | undefined): boolean =>
  (node as Element | undefined)?.tagName === 'p' && (node as Element).children.length === 0

/**
 * Reads a Bard document (ProseMirror nodes) into a hast tree, in steps. A node of an unknown kind is replaced by its
 * children and reported; sets are left out, because they are blocks of the page and not part of the text, and
 * so are empty paragraphs at the end.
 */
export function* readBard(nodes: readonly Value[], report?: (problem: string) => void): Steps<Root> {
  const unknown = new Set<string>()
  const children = yield* buildAll(nodes, 1, { unknown, nodes: 0 })
  if (unknown.size > 0)
    report?.(`Rich text with unknown nodes: ${[...unknown].slice(0, 5).join(', ').slice(0, 200)}`)
  while (isEmptyParagraph(children.at(-1))) children.pop()
  return { type: 'root', children }
}

const knownNames = new Set([...builders.keys()])

/**
 * Whether a value is certainly a Bard document: all its nodes are of known kinds, and one is a paragraph,
 * heading or set, or has content.
 */
export const isBard = (value: Value): value is readonly Value[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((node) => knownNames.has(nodeName(node)) && hasNodeShape(node as Values)) &&
  value.some(
    (node) =>
      ['paragraph', 'heading', 'set'].includes(nodeName(node as Value)) ||
      Array.isArray((node as Values).content),
  )

const nodeKeys = new Set(['type', 'attrs', 'content', 'marks'])

/**
 * Whether a value has the members of a node. A set of a replicator may also be called `table` or `heading`.
 */
const hasNodeShape = (node: Values): boolean =>
  Object.keys(node).every((key) => nodeKeys.has(key) || (key === 'text' && node.type === 'text')) &&
  (node.content === undefined || Array.isArray(node.content))
