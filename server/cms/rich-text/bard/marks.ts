/** Builds the elements for marks of Bard, such as bold text and links. */
import type { ElementContent, Properties } from 'hast'
import type { Values } from '../../../../src/content/types.ts'
import { asText, asValues } from '../../model/values.ts'
import { element, tokens } from '../hast.ts'

/** The name of the HTML element for each mark. */
const tags: ReadonlyMap<string, string> = new Map([
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strike', 's'],
  ['code', 'code'],
  ['superscript', 'sup'],
  ['subscript', 'sub'],
  ['small', 'small'],
  ['highlight', 'mark'],
  ['link', 'a'],
])

/** The elements that were built from one node of a document, and the marks of that node. */
export interface MarkedNode {
  readonly elements: readonly ElementContent[]
  readonly marks: readonly Values[]
}

const nameOf = (mark: Values): string => asText(mark.type) ?? ''

const linkProperties = (attrs: Values): Properties => ({
  href: asText(attrs.href),
  title: asText(attrs.title),
  target: asText(attrs.target),
  rel: tokens(asText(attrs.rel)),
})

/**
 * Sorts marks in the order of nesting: a link comes first, so that neighbours can share it. Unknown marks are
 * left out.
 */
function sortMarks(marks: readonly Values[]): readonly Values[] {
  const known = marks.filter((mark) => tags.has(nameOf(mark)))
  return [
    ...known.filter((mark) => nameOf(mark) === 'link').slice(0, 1),
    ...known.filter((mark) => nameOf(mark) !== 'link'),
  ]
}

/** A text that is equal for marks that neighbours can share. */
const keyOf = (mark: Values | undefined): string | undefined =>
  mark && (nameOf(mark) === 'link' ? JSON.stringify(linkProperties(asValues(mark.attrs))) : nameOf(mark))

/**
 * Wraps nodes of Bard in the elements of their marks (bold, link …). Neighbours with the same mark share one
 * element. Of each node at most as many marks count as there are kinds, which limits the depth.
 */
export const wrapMarks = (nodes: readonly MarkedNode[]): ElementContent[] =>
  wrapRuns(nodes.map(({ elements, marks }) => ({ elements, marks: sortMarks(marks).slice(0, tags.size) })))

function wrapRuns(nodes: readonly MarkedNode[]): ElementContent[] {
  const result: ElementContent[] = []
  for (let start = 0; start < nodes.length; ) {
    const end = runEnd(nodes, start)
    result.push(...wrapRun(nodes.slice(start, end)))
    start = end
  }
  return result
}

/** The index after the last neighbour that shares the first mark of the node at `start`. */
function runEnd(nodes: readonly MarkedNode[], start: number): number {
  const key = keyOf(nodes[start]?.marks[0])
  let end = start + 1
  while (key !== undefined && end < nodes.length && keyOf(nodes[end]?.marks[0]) === key) end += 1
  return end
}

function wrapRun(run: readonly MarkedNode[]): readonly ElementContent[] {
  const [mark] = run[0]?.marks ?? []
  if (!mark) return run.flatMap(({ elements }) => elements)
  const inside = wrapRuns(run.map(({ elements, marks }) => ({ elements, marks: marks.slice(1) })))
  const isLink = nameOf(mark) === 'link'
  return [
    element(tags.get(nameOf(mark)) ?? 'span', isLink ? linkProperties(asValues(mark.attrs)) : {}, inside),
  ]
}
