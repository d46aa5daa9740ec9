import type { Element, ElementContent } from 'hast'
import { isElement, tokens } from '../hast.ts'
import { tag } from './serialise.ts'

const blocks = ['ul', 'ol', 'p', 'pre', 'div', 'table', 'blockquote', 'dl', 'figure', 'details']

type WriteAll = (nodes: readonly ElementContent[]) => string

/** The box and the words behind it, up to the next block, belong together for every reader. */
function labelled(nodes: readonly ElementContent[], writeAll: WriteAll): string {
  const start = nodes.findIndex((node) => isElement(node, 'input'))
  const box = nodes[start]
  if (!isElement(box)) return writeAll(nodes)
  const length = nodes.slice(start).findIndex((node) => isElement(node, ...blocks))
  const end = length < 0 ? nodes.length : start + length
  const label = tag('input', box.properties, '') + writeAll(nodes.slice(start + 1, end))
  return writeAll(nodes.slice(0, start)) + tag('label', {}, label) + writeAll(nodes.slice(end))
}

/** An item of a task list, in which the checkbox and its text become one label; undefined for any other. */
export function writeTaskItem(item: Element, writeAll: WriteAll): string | undefined {
  if (!tokens(item.properties.className).includes('task-list-item')) return undefined
  const [first, ...rest] = item.children.filter((node) => node.type !== 'text' || node.value.trim() !== '')
  const inner = isElement(first, 'p')
    ? tag('p', first.properties, labelled(first.children, writeAll)) + writeAll(rest)
    : labelled(item.children, writeAll)
  return tag('li', item.properties, inner)
}
