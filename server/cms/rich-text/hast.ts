import type { Element, ElementContent, Nodes, Properties, Root, Text } from 'hast'

/** A new element. */
export const element = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

/** A new text node. */
export const text = (value: string): Text => ({ type: 'text', value })

/** Whether a node is an element with one of these names, or any element without names. */
export const isElement = (node: Nodes | undefined, ...names: readonly string[]): node is Element =>
  node?.type === 'element' && (names.length === 0 || names.includes(node.tagName))

/** The texts below a node, joined as they stand. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** A name from a list or a string of names separated by white space. */
export const tokens = (value: Properties[string]): string[] =>
  (Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value.split(/\s+/) : []).filter(
    (token) => token !== '',
  )

/** A property that is a string. */
export const asString = (value: Properties[string]): string | undefined =>
  typeof value === 'string' ? value : undefined

export type ChangeElement = (element: Element) => readonly ElementContent[]

/**
 * Rebuilds the tree from its leaves upwards, in the order of the document: every element is replaced by what
 * `change` makes of it. Recursive: only for trees that went through `prune`.
 */
export function changeElements(root: Root, change: ChangeElement): Root {
  return { type: 'root', children: changeAll(root.children as ElementContent[], change) }
}

function changeAll(nodes: readonly ElementContent[], change: ChangeElement): ElementContent[] {
  return nodes.flatMap((node) =>
    node.type === 'element' ? change({ ...node, children: changeAll(node.children, change) }) : [node],
  )
}
