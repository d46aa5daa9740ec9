import type { Element, ElementContent, Root } from 'hast'
import { changeElements, element, isElement, tokens } from './tree.ts'

const blocks = ['ul', 'ol', 'p', 'pre', 'div', 'table', 'blockquote', 'dl', 'figure', 'details']

const withoutInputs = (nodes: readonly ElementContent[]) => nodes.filter((node) => !isElement(node, 'input'))

/** The box and the words behind it, up to the next block, belong together for every reader. */
function labelled(nodes: readonly ElementContent[]): ElementContent[] {
  const start = nodes.findIndex((node) => isElement(node, 'input'))
  if (start < 0) return [...nodes]
  const length = nodes.slice(start).findIndex((node) => isElement(node, ...blocks))
  const end = length < 0 ? nodes.length : start + length
  const [box, ...words] = nodes.slice(start, end)
  const label = element('label', {}, [...(box ? [box] : []), ...withoutInputs(words)])
  return [...nodes.slice(0, start), label, ...nodes.slice(end)]
}

/** In a task list item the checkbox and its text become one label. */
export function finishTask(item: Element): Element {
  if (!tokens(item.properties.className).includes('task-list-item')) return item
  const [first, ...rest] = item.children.filter((node) => node.type !== 'text' || node.value.trim() !== '')
  if (isElement(first, 'p'))
    return { ...item, children: [{ ...first, children: labelled(first.children) }, ...rest] }
  return { ...item, children: labelled(item.children) }
}

/** Outside task lists there are no form fields. */
export const removeOtherInputs = (root: Root): Root =>
  changeElements(root, (node) => [
    node.tagName === 'label' ? node : { ...node, children: withoutInputs(node.children) },
  ])
