import type { Element, ElementContent } from 'hast'
import type { Steps } from '../../../scheduling/steps.ts'
import { isElement, tokens } from '../hast.ts'
import { tag } from './serialize.ts'

/** Elements at which the label of a checkbox ends. */
const blocks = ['ul', 'ol', 'p', 'pre', 'div', 'table', 'blockquote', 'dl', 'figure', 'details']

/** Writes nodes as HTML. */
type WriteAll = (nodes: readonly ElementContent[]) => Steps<string>

/** Puts a checkbox and the text behind it, up to the next block, into one `label`. */
function* writeLabelled(nodes: readonly ElementContent[], writeAll: WriteAll): Steps<string> {
  const start = nodes.findIndex((node) => isElement(node, 'input'))
  const box = nodes[start]
  if (!isElement(box)) return yield* writeAll(nodes)
  const length = nodes.slice(start).findIndex((node) => isElement(node, ...blocks))
  const end = length < 0 ? nodes.length : start + length
  const label = tag('input', box.properties, '') + (yield* writeAll(nodes.slice(start + 1, end)))
  const before = yield* writeAll(nodes.slice(0, start))
  return before + tag('label', {}, label) + (yield* writeAll(nodes.slice(end)))
}

/**
 * Writes the HTML of an item of a task list, with its checkbox and text in one label; undefined for any other
 * item.
 */
export function* writeTaskItem(item: Element, writeAll: WriteAll): Steps<string | undefined> {
  if (!tokens(item.properties.className).includes('task-list-item')) return undefined
  const [first, ...rest] = item.children.filter((node) => node.type !== 'text' || node.value.trim() !== '')
  const inner = isElement(first, 'p')
    ? tag('p', first.properties, yield* writeLabelled(first.children, writeAll)) + (yield* writeAll(rest))
    : yield* writeLabelled(item.children, writeAll)
  return tag('li', item.properties, inner)
}
