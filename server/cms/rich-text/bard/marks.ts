import type { ElementContent, Properties } from 'hast'
import type { Values } from '../../../../src/content/types.ts'
import { asText, asValues } from '../../model/values.ts'
import { element, tokens } from '../hast.ts'

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

/** What one node of a document became, with the marks around it. */
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

/** The link goes outside, so that its neighbours can share it; unknown marks are ignored. */
function inOrder(marks: readonly Values[]): readonly Values[] {
  const known = marks.filter((mark) => tags.has(nameOf(mark)))
  return [
    ...known.filter((mark) => nameOf(mark) === 'link').slice(0, 1),
    ...known.filter((mark) => nameOf(mark) !== 'link'),
  ]
}

const keyOf = (mark: Values | undefined): string | undefined =>
  mark && (nameOf(mark) === 'link' ? JSON.stringify(linkProperties(asValues(mark.attrs))) : nameOf(mark))

/** Puts marks around nodes; neighbours with the same mark share one element. */
export const wrapMarks = (nodes: readonly MarkedNode[]): ElementContent[] =>
  wrapRuns(nodes.map(({ elements, marks }) => ({ elements, marks: inOrder(marks).slice(0, tags.size) })))

function wrapRuns(nodes: readonly MarkedNode[]): ElementContent[] {
  const result: ElementContent[] = []
  for (let start = 0; start < nodes.length; ) {
    const end = runEnd(nodes, start)
    result.push(...wrapRun(nodes.slice(start, end)))
    start = end
  }
  return result
}

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
