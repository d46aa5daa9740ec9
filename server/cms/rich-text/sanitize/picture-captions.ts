/** Puts what editors wrote about a file below its picture in rich text. */
import type { Element, ElementContent } from 'hast'
import type { RichTextContext } from '../context.ts'
import { asString, element, text } from '../hast.ts'
import { parseAssetReference } from './resolve-address.ts'

/** Elements in which a figure may stand, besides the root: not those of running text, nor a figure. */
const holders: ReadonlySet<string> = new Set(['div', 'section', 'blockquote', 'li', 'td'])

const isImage = (node: { readonly type: string; readonly tagName?: string }): boolean =>
  node.type === 'element' && node.tagName === 'img'

const isSpace = (node: Element['children'][number]): boolean =>
  node.type === 'text' && node.value.trim() === ''

/** The picture that an element is, or that is alone in a paragraph. */
function pictureOf(node: Element): Element | undefined {
  if (isImage(node)) return node
  const [only, ...more] = node.tagName === 'p' ? node.children.filter((child) => !isSpace(child)) : []
  return only && more.length === 0 && isImage(only) ? (only as Element) : undefined
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
  const image = [kept, ...kept.children].find((each: ElementContent) => isImage(each)) as Element | undefined
  if (!caption || !image || image.properties.alt === caption) return undefined
  return element('figure', kept === image ? {} : kept.properties, [
    image,
    element('figcaption', {}, [text(caption)]),
  ])
}
