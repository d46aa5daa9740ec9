/** Sanitizes rich text: removes elements and attributes that are not allowed. */
import type { Comment, Doctype, Element, ElementContent, Root, RootContent, Text } from 'hast'
import type { Steps } from '../../../scheduling/steps.ts'
import type { RichTextContext } from '../context.ts'
import { text } from '../hast.ts'
import { richTextLimits } from '../limits.ts'
import { allowedProperties, droppedElements, isAllowed } from './allow-list.ts'
import { figureOf } from './picture-captions.ts'
import { resolveReferences } from './resolve-references.ts'
import type { SanitizedTree } from './sanitized-tree.ts'

type UnsafeNode = RootContent | Comment | Doctype

const headings: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
/** Nodes that a heading counts for: it gets an id and a place among the headings of its page. */
const headingWeight = 9

/** Nodes that are sanitized in one step. */
const nodesAtOnce = 500

/** The state while one tree is sanitized. */
interface WalkState {
  readonly context: RichTextContext
  /** Names of the elements around the current node, from the outside inwards. */
  readonly open: string[]
  /** Number of nodes that may still be read. */
  left: number
  /** Number of nodes that were read. */
  read: number
  /** Whether a text or property with `{` was found. */
  mayHaveTemplates: boolean
}

/**
 * Sanitizes a tree, in steps. All rich text passes here, in one walk: elements and properties that are not on the
 * allow-list are removed, links and pictures get addresses of our site, and depth and number of nodes are
 * limited. The given tree may be of any depth, and is not changed.
 */
export function* sanitize(tree: Root, context: RichTextContext): Steps<SanitizedTree> {
  const state: WalkState = { context, open: [], left: richTextLimits.nodes, read: 0, mayHaveTemplates: false }
  const children = yield* sanitizeAll(tree.children, 1, state)
  const { mayHaveTemplates, left } = state
  return { root: { type: 'root', children }, mayHaveTemplates, isCut: left <= 0 }
}

function* sanitizeAll(
  nodes: readonly UnsafeNode[],
  depth: number,
  state: WalkState,
): Steps<ElementContent[]> {
  const kept: ElementContent[] = []
  for (const node of nodes) {
    if (state.left <= 0) break
    state.left -= node.type === 'element' && headings.has(node.tagName) ? headingWeight : 1
    state.read += 1
    if (state.read % nodesAtOnce === 0) yield
    if (node.type === 'text') kept.push(sanitizeText(node, state))
    else if (node.type !== 'element') continue
    else if (depth < richTextLimits.depth) yield* sanitizeElement(node, depth, state, kept)
    else kept.push(...textsBelow(node, state))
  }
  return kept
}

function sanitizeText({ value }: Text, state: WalkState): Text {
  if (value.includes('{')) state.mayHaveTemplates = true
  return text(value)
}

/** Sanitizes an element. Adds the element to `kept`, or only its children, or nothing. */
function* sanitizeElement(
  node: Element,
  depth: number,
  state: WalkState,
  kept: ElementContent[],
): Steps<void> {
  const { tagName } = node
  if (droppedElements.has(tagName)) return
  state.open.push(tagName)
  const children = yield* sanitizeAll(node.children, depth + 1, state)
  state.open.pop()
  const resolved = resolveReferences(tagName, node.properties, state.context)
  if (!resolved) return
  if (!isAllowed(tagName, state.open)) return void kept.push(...children)
  if (isEmptied(tagName, children)) return
  const properties = allowedProperties(tagName, resolved)
  for (const name in properties) if (String(properties[name]).includes('{')) state.mayHaveTemplates = true
  const safe: Element = { type: 'element', tagName, properties, children }
  kept.push(figureOf(node, safe, state.open.at(-1), state.context) ?? safe)
}

const canBeEmptied: ReadonlySet<string> = new Set(['p', 'li', 'a'])

/** Whether an element is a paragraph, a list item or a link with nothing but white space in it. */
export const isEmptied = (tagName: string, children: readonly ElementContent[]): boolean =>
  canBeEmptied.has(tagName) &&
  children.length > 0 &&
  children.every((child) => child.type === 'text' && child.value.trim() === '')

/** The texts inside an element that is too deep. Not recursive, because the texts may be at any depth. */
function textsBelow(node: Element, state: WalkState): readonly Text[] {
  const texts: Text[] = []
  const waiting: UnsafeNode[] = node.children.toReversed()
  for (let next = waiting.pop(); next && state.left > 0; next = waiting.pop()) {
    state.left -= 1
    if (next.type === 'text') texts.push(sanitizeText(next, state))
    else if (next.type === 'element') waiting.push(...next.children.toReversed())
  }
  return texts
}
