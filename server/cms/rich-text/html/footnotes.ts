import type { Element, Properties, Root } from 'hast'
import { asString, changeElements } from '../hast.ts'

/** The number in ids of a text whose place on its page is not known yet. */
export const unplaced = 0

/**
 * Ids of a footnote and of the reference to it: those that the content system's Markdown gives (`fn:1`,
 * `fnref:1`), and those of a text that is not placed yet (`n0-fn-1`).
 */
const footnoteId = /^(?:(fn|fnref):|n0-(fn|fnref)-)([\w-]{1,40})$/

/** Gives the id of a footnote the number of the text: `fn:1` → `n2-fn-1`. */
const scopeId = (value: string, number: number): string => value.replace(footnoteId, `n${number}-$1$2-$3`)

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
