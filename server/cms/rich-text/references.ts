import type { Element, ElementContent, Properties, Root } from 'hast'
import { resolveAddress, storedAsset } from './addresses.ts'
import type { RichTextContext } from './context.ts'
import { asString, changeElements, tokens } from './tree.ts'

/**
 * First step, before the sanitiser, so that it judges the addresses visitors get: stored links and images become addresses of our
 * site, and alignment, however it is written, a class.
 */
export const resolveReferences = (root: Root, context: RichTextContext): Root =>
  changeElements(root, (node) => {
    const aligned = { ...node, properties: alignClass(node.properties) }
    if (node.tagName === 'a') return [resolveLink(aligned, context)]
    if (node.tagName === 'img') return resolveImage(aligned, context)
    if (node.tagName === 'input' && node.properties.type !== 'checkbox') return []
    return [aligned]
  })

function alignClass({ align, style, ...properties }: Properties): Properties {
  const styled = /(?:^|;)\s*text-align:\s*(left|center|right|justify)\b/i.exec(asString(style) ?? '')?.[1]
  const side = (styled ?? asString(align))?.toLowerCase()
  return side ? { ...properties, className: [...tokens(properties.className), `align-${side}`] } : properties
}

function resolveLink(node: Element, context: RichTextContext): Element {
  const { href, ...properties } = node.properties
  const address = resolveAddress(asString(href) ?? '', context)
  return { ...node, properties: address === undefined ? properties : { ...properties, href: address } }
}

function resolveImage(node: Element, context: RichTextContext): ElementContent[] {
  const { src, alt, ...properties } = node.properties
  const stored = asString(src) ?? ''
  const file = storedAsset(stored)
  const asset = context.asset?.(...(file ?? [undefined, stored]))
  const address = asset && file ? asset.url : resolveAddress(stored, context)
  if (!address || !/^(?:\/|https?:)/i.test(address)) return []
  const size = asset?.width && asset.height ? { width: asset.width, height: asset.height } : {}
  return [
    {
      ...node,
      properties: { ...properties, ...size, src: address, alt: asString(alt) || (file && asset?.alt) || '' },
    },
  ]
}
