import type { Properties } from 'hast'
import type { RichTextContext } from '../context.ts'
import { asString, tokens } from '../hast.ts'
import { parseAssetReference, resolveAddress } from './resolve-address.ts'

/**
 * Resolves the properties of an element before the allow-list checks them: links and pictures get addresses
 * of our site, alignment becomes a class. Undefined for an element that is removed: a picture that cannot be
 * shown, a field of a form.
 */
export function resolveReferences(
  tagName: string,
  properties: Properties,
  context: RichTextContext,
): Properties | undefined {
  const aligned = 'align' in properties || 'style' in properties ? alignClass(properties) : properties
  if (tagName === 'a') return resolveLink(aligned, context)
  if (tagName === 'img') return resolveImage(aligned, context)
  if (tagName === 'input' && properties.type !== 'checkbox') return undefined
  return aligned
}

/** Replaces the alignment in `align` or `style` by a class. */
function alignClass({ align, style, ...properties }: Properties): Properties {
  const styled = /(?:^|;)\s*text-align:\s*(left|center|right|justify)\b/i.exec(asString(style) ?? '')?.[1]
  const side = (styled ?? asString(align))?.toLowerCase()
  return side ? { ...properties, className: [...tokens(properties.className), `align-${side}`] } : properties
}

function resolveLink({ href, ...properties }: Properties, context: RichTextContext): Properties {
  const address = resolveAddress(asString(href) ?? '', context)
  return address === undefined ? properties : { ...properties, href: address }
}

function resolveImage({ src, alt, ...properties }: Properties, context: RichTextContext) {
  const stored = asString(src) ?? ''
  const file = parseAssetReference(stored)
  const asset = context.asset?.(...(file ?? [undefined, stored]))
  const address = asset && file ? asset.url : resolveAddress(stored, context)
  if (!address || !/^(?:\/|https?:)/i.test(address)) return undefined
  const size = asset?.width && asset.height ? { width: asset.width, height: asset.height } : {}
  return { ...properties, ...size, src: address, alt: asString(alt) || (file && asset?.alt) || '' }
}
