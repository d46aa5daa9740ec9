import type { Nodes, Properties, Root, Text } from 'hast'
import { changeElements, isElement } from '../hast.ts'
import { isEmptied } from './sanitise.ts'

type Range = readonly [start: number, end: number]

const closers = [
  ['{{#', '#}}'],
  ['{{', '}}'],
  ['{%', '%}'],
] as const

/** The closing mark for a tag that opens here, unless it is known to be missing from the rest of the text. */
const closerAt = (source: string, at: number, missing: ReadonlySet<string>): string | undefined =>
  closers.find(([open, close]) => source.startsWith(open, at) && !missing.has(close))?.[1]

/** Where template code stands. Linear: a closing mark that is not found once is not looked for again. */
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

/** The text without template code: never run and never shown (content-contract 4.12). */
function withoutTemplates(source: string): string {
  const ranges = templateRanges(source)
  return ranges.length === 0 ? source : keepOutside(source, 0, ranges)
}

/** Of a text that stands at `offset`, what lies outside the ranges. */
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

/**
 * Every text in the order of the document, except in `code` and `pre`, where template code is the author's
 * sample.
 */
function proseTexts(node: Nodes): Text[] {
  if (node.type === 'text') return [node]
  return 'children' in node && !isElement(node, 'code', 'pre') ? node.children.flatMap(proseTexts) : []
}

/** A tag can be spread over several texts by markup in it, so they are read as one. */
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
 * Removes template code from texts and attributes, and the paragraphs that were nothing else. Changes the
 * tree it gets.
 */
export function stripTemplates(root: Root): Root {
  stripTexts(root)
  return changeElements(root, (node) =>
    isEmptied(node.tagName, node.children) ? [] : [{ ...node, properties: stripProperties(node.properties) }],
  )
}
