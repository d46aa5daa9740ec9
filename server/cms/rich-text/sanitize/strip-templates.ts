import type { Nodes, Properties, Root, Text } from 'hast'
import type { Steps } from '../../../scheduling/steps.ts'
import { type ChangeElement, changeElements, isElement } from '../hast.ts'
import { isEmptied } from './sanitize.ts'

/** Positions in a text. */
type Range = readonly [start: number, end: number]

/** Blocks that are changed in one step. */
const blocksAtOnce = 200

/** The marks that open and close template code. */
const closers = [
  ['{{#', '#}}'],
  ['{{', '}}'],
  ['{%', '%}'],
] as const

/**
 * The closing mark for template code that opens at a position; undefined when no code opens there, or when
 * the rest of the text has no such mark.
 * @param missing closing marks that the rest of the text does not have
 */
const closerAt = (source: string, at: number, missing: ReadonlySet<string>): string | undefined =>
  closers.find(([open, close]) => source.startsWith(open, at) && !missing.has(close))?.[1]

/**
 * Finds the ranges of template code in a text. The search takes linear time, because a closing mark that was
 * not found once is not searched for again.
 */
function templateRanges(source: string): Range[] {
  const ranges: Range[] = []
  const missing = new Set<string>()
  for (let at = source.indexOf('{'); at >= 0; at = source.indexOf('{', at)) {
    const close = closerAt(source, at, missing)
    const end = close ? source.indexOf(close, at + 2) : -1
    if (close && end < 0) missing.add(close)
    else if (!close) at += 1
    else {
      ranges.push([at, end + close.length])
      at = end + close.length
    }
  }
  return ranges
}

/** The text without template code. */
function withoutTemplates(source: string): string {
  const ranges = templateRanges(source)
  return ranges.length === 0 ? source : keepOutside(source, 0, ranges)
}

/**
 * Returns the parts of a text outside the ranges.
 * @param offset position of the text in the joined text, to which the ranges belong
 */
function keepOutside(value: string, offset: number, ranges: readonly Range[]): string {
  const kept: string[] = []
  let from = 0
  for (const [start, end] of ranges) {
    if (end <= offset || start >= offset + value.length) continue
    kept.push(value.slice(from, Math.max(start - offset, from)))
    from = Math.max(end - offset, from)
  }
  return [...kept, value.slice(from)].join('')
}

/** All text nodes in order, except inside `code` and `pre`, where template code is shown as a sample. */
function proseTexts(node: Nodes): Text[] {
  if (node.type === 'text') return [node]
  return 'children' in node && !isElement(node, 'code', 'pre') ? node.children.flatMap(proseTexts) : []
}

/**
 * Removes template code from texts. All texts are searched as one, because markup may split template code.
 */
function stripTexts(root: Root): void {
  const texts = proseTexts(root)
  const ranges = templateRanges(texts.map(({ value }) => value).join(''))
  if (ranges.length === 0) return
  let offset = 0
  let first = 0
  for (const node of texts) {
    const { length } = node.value
    while ((ranges[first]?.[1] ?? Number.POSITIVE_INFINITY) <= offset) first += 1
    let last = first
    while ((ranges[last]?.[0] ?? Number.POSITIVE_INFINITY) < offset + length) last += 1
    node.value = keepOutside(node.value, offset, ranges.slice(first, last))
    offset += length
  }
}

const stripProperties = (properties: Properties): Properties =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutTemplates(value) : value,
    ]),
  )

/**
 * Removes template code (Antlers: `{{ … }}`) from texts and attributes, and removes paragraphs, list items
 * and links that contained nothing else. Template code must neither run nor be shown. Changes the given tree.
 */
export function* stripTemplates(root: Root): Steps<Root> {
  stripTexts(root)
  const children: Root['children'] = []
  for (let at = 0; at < root.children.length; at += blocksAtOnce) {
    yield
    const part: Root = { type: 'root', children: root.children.slice(at, at + blocksAtOnce) }
    for (const node of changeElements(part, stripElement).children) children.push(node)
  }
  return { type: 'root', children }
}

const stripElement: ChangeElement = (node) =>
  isEmptied(node.tagName, node.children) ? [] : [{ ...node, properties: stripProperties(node.properties) }]
