/** Puts what editors wrote about a file below its picture in rich text. */
import type { Element } from 'hast'
import type { RichTextContext } from '../context.ts'
import { asString, element, isElement, text } from '../hast.ts'
import { parseAssetReference } from './resolve-address.ts'

/** Elements in which a figure may stand, besides the root: not those of running text, nor a figure. */
const holders: ReadonlySet<string> = new Set(['div', 'section', 'blockquote', 'li', 'td'])

const isSpace = (node: Element['children'][number]): boolean =>
  node.type === 'text' && node.value.trim() === ''

/** The picture that an element is, or that is alone in a paragraph. */
function pictureOf(node: Element): Element | undefined {
  const [only, ...more] = node.tagName === 'p' ? node.children.filter((child) => !isSpace(child)) : [node]
  return more.length === 0 && isElement(only, 'img') ? only : undefined
}

/**
 * Returns the figure in place of a picture, or of a paragraph with one; undefined without a caption.
 * @param node the element as it was written
 * @param kept the same element, sanitized
 * @param parent name of the element around it; undefined for the root
 */
export function figureOf(
  node: Element,
  kept: Element,
  parent: string | undefined,
  context: RichTextContext,
): Element | undefined {
  const picture = parent === undefined || holders.has(parent) ? pictureOf(node) : undefined
  if (!picture) return undefined
  const stored = asString(picture.properties.src) ?? ''
  const caption = context.asset?.(...(parseAssetReference(stored) ?? [undefined, stored]))?.caption
  const image = [kept, ...kept.children].find((each) => isElement(each, 'img'))
  if (!caption || !image || image.properties.alt === caption) return undefined
  return element('figure', kept === image ? {} : kept.properties, [
    image,
    element('figcaption', {}, [text(caption)]),
  ])
}
