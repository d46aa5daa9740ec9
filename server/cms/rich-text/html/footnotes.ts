import type { Element, Properties, Root } from 'hast'
import { asString, changeElements } from '../hast.ts'

/**
 * Ids that the content system's Markdown gives to a footnote (`fn:1`) and to the reference to it (`fnref:1`).
 */
const footnoteId = /^(fn|fnref):([\w-]{1,40})$/

/** Adds the number of the text to the id of a footnote: `fn:1` → `n2-fn-1`. */
const scopeId = (value: string, number: number): string => value.replace(footnoteId, `n${number}-$1-$2`)

function scopeProperties({ id, href, ...properties }: Properties, number: number): Properties {
  const [ownId, target] = [asString(id), asString(href)]
  return {
    ...properties,
    ...(ownId !== undefined && { id: scopeId(ownId, number) }),
    ...(target !== undefined && {
      href: target.startsWith('#') ? `#${scopeId(target.slice(1), number)}` : target,
    }),
  }
}

/**
 * Changes the ids of footnotes in a text to unique ones on its page: the content system numbers the footnotes
 * of each text from 1.
 * @param number the number of the text on its page
 */
export const scopeFootnoteIds = (root: Root, number: number): Root =>
  changeElements(root, (node: Element) => [{ ...node, properties: scopeProperties(node.properties, number) }])
