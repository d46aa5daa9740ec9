import type { Element, ElementContent, Root } from 'hast'
import type { Finishing } from './finish.ts'
import { element, isElement, textOf } from './tree.ts'

const nameOf = (table: Element, { context, page }: Finishing): string | undefined => {
  const caption = table.children.find((child) => isElement(child, 'caption'))
  const title = caption && textOf(caption).trim()
  if (title) return title
  const label = context.labels?.table
  const count = label ? page.nextTable() : 1
  return label && count > 1 ? `${label} ${count}` : label
}

function wrapTable(table: Element, finishing: Finishing): Element {
  const name = nameOf(table, finishing)
  if (!name) return table
  return element('div', { className: ['scroller'], tabIndex: 0, role: 'region', ariaLabel: name }, [table])
}

/** Tables that have a name can be scrolled by themselves, with the keyboard too; a table inside a table scrolls with it. */
export function finishTables<Tree extends Root | Element>(tree: Tree, finishing: Finishing): Tree {
  const children = (tree.children as ElementContent[]).map((node) => {
    if (node.type !== 'element') return node
    return node.tagName === 'table' ? wrapTable(node, finishing) : finishTables(node, finishing)
  })
  return { ...tree, children }
}
