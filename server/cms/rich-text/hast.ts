/** Helpers for hast, the tree that represents HTML (https://github.com/syntax-tree/hast). */
import type { Element, ElementContent, Nodes, Properties, Root, Text } from 'hast'

/** Creates an element of a hast tree. */
export const element = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

/** Creates a text node of a hast tree. */
export const text = (value: string): Text => ({ type: 'text', value })

/** Whether a node is an element with one of the names; without names, whether it is an element. */
export const isElement = (node: Nodes | undefined, ...names: readonly string[]): node is Element =>
  node?.type === 'element' && (names.length === 0 || names.includes(node.tagName))

/** All texts inside a node, joined. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** Returns the tokens of a list, or of a string with white space between them, such as class names. */
export const tokens = (value: Properties[string]): string[] =>
  (Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value.split(/\s+/) : []).filter(
    (token) => token !== '',
  )

/** The value of a property if it is a string. */
export const asString = (value: Properties[string]): string | undefined =>
  typeof value === 'string' ? value : undefined

/** Returns the nodes that replace an element; an empty list removes it. */
export type ChangeElement = (element: Element) => readonly ElementContent[]

/**
 * Copies a tree with every element replaced by what `change` returns for it. Children are replaced before
 * their parents. The function is recursive, so the tree must have limited depth (`prune`, `sanitize`).
 */
export function changeElements(root: Root, change: ChangeElement): Root {
  return { type: 'root', children: changeAll(root.children as ElementContent[], change) }
}

function changeAll(nodes: readonly ElementContent[], change: ChangeElement): ElementContent[] {
  return nodes.flatMap((node) =>
    node.type === 'element' ? change({ ...node, children: changeAll(node.children, change) }) : [node],
  )
}
