/** Reads the texts of stored Bard documents. */
import { isMap, type Stored } from './stored-files.ts'

const blockNames = new Set([
  ...['paragraph', 'heading', 'bulletList', 'orderedList', 'bullet_list', 'ordered_list', 'blockquote'],
  ...['codeBlock', 'code_block', 'horizontalRule', 'horizontal_rule', 'image', 'table', 'set'],
])
/** Nodes that hold text, not blocks. */
const textBlocks = new Set(['paragraph', 'heading', 'codeBlock', 'code_block'])

const typeOf = (node: unknown): string => (isMap(node) && typeof node.type === 'string' ? node.type : '')

/** Whether a value is a stored document: a list of nodes, of which one at least has content or attributes. */
export const isBard = (value: unknown): value is readonly Stored[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((node) => typeOf(node) !== '') &&
  value.some((node) => blockNames.has(typeOf(node)) && ('content' in node || 'attrs' in node))

const inlineNames = /^(?:text|hard_?break)$/i

/** Whether a value is stored text without paragraphs: that of a Bard field of one line. */
export const isInlineBard = (value: unknown): value is readonly Stored[] =>
  Array.isArray(value) &&
  value.some((node) => typeOf(node) === 'text') &&
  value.every((node) => isMap(node) && inlineNames.test(typeOf(node)) && !('id' in node))

const childrenOf = (node: Stored): readonly Stored[] =>
  Array.isArray(node.content) ? node.content.filter(isMap) : []

/** The text of a node, without markup. */
export function inlineText(node: Stored): string {
  if (typeof node.text === 'string') return node.text
  if (/^hard_?break$/i.test(typeOf(node))) return ' '
  return childrenOf(node).map(inlineText).join('')
}

export interface BardPart {
  readonly text?: string
  /** Values of a set, with its type. */
  readonly set?: Stored
  /** Reference to a picture. */
  readonly picture?: string
}

/** Texts of the blocks, sets that are switched on, and pictures, in order. */
export function bardParts(nodes: readonly unknown[]): readonly BardPart[] {
  return nodes.filter(isMap).flatMap((node): readonly BardPart[] => {
    const attrs = isMap(node.attrs) ? node.attrs : {}
    if (node.type === 'set') {
      const values = isMap(attrs.values) ? attrs.values : {}
      return [{ set: { ...values, enabled: attrs.enabled ?? values.enabled } }]
    }
    if (node.type === 'image') return typeof attrs.src === 'string' ? [{ picture: attrs.src }] : []
    if (!textBlocks.has(typeOf(node))) return bardParts(childrenOf(node))
    const pictures = childrenOf(node).filter(({ type }) => type === 'image')
    return [{ text: inlineText(node) }, ...bardParts(pictures)]
  })
}
