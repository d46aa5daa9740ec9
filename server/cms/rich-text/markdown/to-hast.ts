/** Turns parsed Markdown into hast trees, part by part. */
import type { Element, ElementContent, Root } from 'hast'
import type { List, Root as MarkdownRoot, RootContent, Table } from 'mdast'
import { defaultHandlers, type Handler, type Handlers, type State, toHast } from 'mdast-util-to-hast'
import type { Steps } from '../../../scheduling/steps.ts'
import { isElement, text } from '../hast.ts'
import { createListItems, inShort } from './list-items.ts'

/** Options of the library, for a text with footnotes. */
interface HastOptions {
  readonly clobberPrefix: string
  readonly footnoteBackLabel: () => string
}

/** What the parts of a text share: its definitions, and the footnotes that were referred to so far. */
type SharedState = Pick<State, 'definitionById' | 'footnoteById' | 'footnoteCounts' | 'footnoteOrder'>

/** Blocks that become hast at once. */
const blocksAtOnce = 10
/** Items of a list or rows of a table that become hast at once. */
const membersAtOnce = 100

const slices = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size))

const isLong = (node: RootContent): node is List | Table =>
  (node.type === 'list' || node.type === 'table') && node.children.length > membersAtOnce

/** A long list or table as shorter ones, each with all that its items or rows need. */
function divide(node: List | Table): RootContent[] {
  if (node.type === 'list')
    return slices(node.children, membersAtOnce).map((children) => ({ ...node, ...inShort(node), children }))
  const [head, ...rows] = node.children
  return slices(rows, membersAtOnce).map((part) => ({ ...node, children: head ? [head, ...part] : part }))
}

/** The element that holds the items of a list or the rows of a table. */
const holderOf = (node: Element): Element =>
  node.children.find((child): child is Element => isElement(child, 'tbody')) ?? node

/** Adds the items or rows of a part to those before it. The line end at its start is there already. */
function append(whole: Element, part: Element): void {
  const holder = holderOf(whole)
  for (const child of holderOf(part).children.slice(1)) holder.children.push(child)
  // A list is one of tasks as soon as one of its items is.
  Object.assign(whole.properties, part.properties, whole.properties)
}

/** The blocks of a text in the groups that become hast at once; parts of the same block follow each other. */
function* groupsOf(blocks: readonly RootContent[]): Generator<{ nodes: RootContent[]; goesOn: boolean }> {
  let nodes: RootContent[] = []
  for (const block of blocks) {
    if (!isLong(block) && nodes.length < blocksAtOnce) {
      nodes.push(block)
      continue
    }
    if (nodes.length > 0) yield { nodes, goesOn: false }
    nodes = isLong(block) ? [] : [block]
    if (isLong(block))
      for (const [index, part] of divide(block).entries()) yield { nodes: [part], goesOn: index > 0 }
  }
  if (nodes.length > 0) yield { nodes, goesOn: false }
}

/** Converts blocks to hast, with the state that the blocks before them left. */
function convert(children: RootContent[], shared: SharedState, options?: HastOptions): Root {
  const root = (state: State, node: MarkdownRoot) => defaultHandlers.root(Object.assign(state, shared), node)
  const handlers = { listItem: createListItems(), root } as unknown as Handlers
  return toHast({ type: 'root', children }, { allowDangerousHtml: true, handlers, ...options }) as Root
}

/** Collects the definitions of a text. */
function stateOf(children: RootContent[]): SharedState {
  const found: { state?: State } = {}
  const root: Handler = (state) => void Object.assign(found, { state })
  toHast({ type: 'root', children }, { handlers: { root } })
  const { definitionById, footnoteById, footnoteCounts, footnoteOrder } = found.state as State
  return { definitionById, footnoteById, footnoteCounts, footnoteOrder }
}

/**
 * Turns parsed Markdown into a hast tree, some blocks in a step. HTML in it stays as it is. The footnotes come
 * last, in a section.
 */
export function* markdownToHast(tree: MarkdownRoot, options: HastOptions): Steps<Root> {
  const children: ElementContent[] = []
  const { footnoteById, ...state } = stateOf(tree.children)
  const add = (nodes: readonly ElementContent[]) => {
    if (nodes.length > 0 && children.length > 0) children.push(text('\n'))
    for (const node of nodes) children.push(node)
  }
  yield
  for (const { nodes, goesOn } of groupsOf(tree.children)) {
    const part = convert(nodes, { ...state, footnoteById: new Map() }, options).children as ElementContent[]
    const [before, after] = [children.at(-1), part[0]]
    if (goesOn && isElement(before) && isElement(after)) append(before, after)
    else add(part)
    yield
  }
  if (state.footnoteOrder.length === 0) return { type: 'root', children }
  const notes = convert([], { ...state, footnoteById }, options).children as ElementContent[]
  add(notes.filter((node) => isElement(node)).map(withoutHeading))
  return { type: 'root', children }
}

/** Removes the heading that the library puts above footnotes: the section has a label instead. */
const withoutHeading = (section: Element): Element => ({
  ...section,
  children: section.children.filter((child) => !isElement(child, 'h2')),
})
