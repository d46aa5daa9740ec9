import type { Comment, Doctype, Element, ElementContent, Root, RootContent, Text } from 'hast'
import type { RichTextContext } from '../context.ts'
import { text } from '../hast.ts'
import { richTextLimits } from '../limits.ts'
import { allowedProperties, droppedElements, isAllowed } from './allow-list.ts'
import { resolveReferences } from './resolve-references.ts'

type Unsafe = RootContent | Comment | Doctype

interface WalkState {
  readonly context: RichTextContext
  /** Names of the elements around, from the outside inwards. */
  readonly open: string[]
  /** Nodes that may still come. */
  left: number
  mayHaveTemplates: boolean
}

export interface SanitisedTree {
  readonly root: Root
  /** Whether a brace stands anywhere: only then somebody has to look for template code. */
  readonly mayHaveTemplates: boolean
}

/**
 * The one gate that all rich text passes (reliability-and-security D7, E1, E5, E6), in one walk: what is not
 * on the list is gone, stored links and pictures have addresses of our site, and nothing is deeper or longer
 * than `limits`. The tree that comes in may be of any depth, and stays as it is.
 */
export function sanitise(tree: Root, context: RichTextContext): SanitisedTree {
  const state: WalkState = { context, open: [], left: richTextLimits.nodes, mayHaveTemplates: false }
  const children = cleanAll(tree.children, 1, state)
  return { root: { type: 'root', children }, mayHaveTemplates: state.mayHaveTemplates }
}

function cleanAll(nodes: readonly Unsafe[], depth: number, state: WalkState): ElementContent[] {
  const kept: ElementContent[] = []
  for (const node of nodes) {
    if (state.left <= 0) break
    state.left -= 1
    if (node.type === 'text') kept.push(cleanText(node, state))
    else if (node.type !== 'element') continue
    else if (depth < richTextLimits.depth) cleanElement(node, depth, state, kept)
    else kept.push(...textsBelow(node, state))
  }
  return kept
}

function cleanText({ value }: Text, state: WalkState): Text {
  if (value.includes('{')) state.mayHaveTemplates = true
  return text(value)
}

/** Puts what becomes of an element behind what is kept already: itself, only what is in it, or nothing. */
function cleanElement(node: Element, depth: number, state: WalkState, kept: ElementContent[]): void {
  const { tagName } = node
  if (droppedElements.has(tagName)) return
  state.open.push(tagName)
  const children = cleanAll(node.children, depth + 1, state)
  state.open.pop()
  const resolved = resolveReferences(tagName, node.properties, state.context)
  if (!resolved) return
  if (!isAllowed(tagName, state.open)) return void kept.push(...children)
  if (isEmptied(tagName, children)) return
  const properties = allowedProperties(tagName, resolved)
  for (const name in properties) if (String(properties[name]).includes('{')) state.mayHaveTemplates = true
  kept.push({ type: 'element', tagName, properties, children })
}

const canBeEmptied: ReadonlySet<string> = new Set(['p', 'li', 'a'])

/** A paragraph, an item or a link of white space. */
export const isEmptied = (tagName: string, children: readonly ElementContent[]): boolean =>
  canBeEmptied.has(tagName) &&
  children.length > 0 &&
  children.every((child) => child.type === 'text' && child.value.trim() === '')

/** Texts below an element that is too deep. Not recursive: nothing bounds what is below. */
function textsBelow(node: Element, state: WalkState): readonly Text[] {
  const texts: Text[] = []
  const waiting: Unsafe[] = node.children.toReversed()
  for (let next = waiting.pop(); next && state.left > 0; next = waiting.pop()) {
    state.left -= 1
    if (next.type === 'text') texts.push(cleanText(next, state))
    else if (next.type === 'element') waiting.push(...next.children.toReversed())
  }
  return texts
}
