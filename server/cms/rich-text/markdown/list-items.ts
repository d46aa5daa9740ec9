import type { List, ListItem, Parents } from 'mdast'
import { defaultHandlers, type Handler } from 'mdast-util-to-hast'

/** Whether the texts of an item are paragraphs of their own. */
const isSpread = ({ spread, children }: ListItem): boolean => spread ?? children.length > 1

/** A list that says in one word whether it is loose. */
export const inShort = (list: List): List => ({
  type: 'list',
  spread: list.spread || list.children.some(isSpread),
  children: [],
})

/**
 * Creates the function that turns the items of lists into hast. For each item the library looks at all other
 * items of its list, to know whether one of them has paragraphs; here each list is looked at once.
 */
export function createListItems(): Handler {
  const known = new WeakMap<List, List>()
  return (state, item: ListItem, parent: Parents | undefined) => {
    if (parent?.type !== 'list') return defaultHandlers.listItem(state, item, parent)
    const short = known.get(parent) ?? inShort(parent)
    known.set(parent, short)
    return defaultHandlers.listItem(state, item, short)
  }
}
