/** Gives the pictures in rich texts their small ones. */
import { escapeHtml } from '../../../src/blocks/compose/markup.ts'
import { srcsetOf } from '../../../src/content/pictures/offered-pictures.ts'
import type { Html, Picture } from '../../../src/content/types.ts'
import { type FactsOf, offerIn, withFacts } from './offer.ts'
import { type Slot, slotSizes } from './slots.ts'

/** Pictures as `server/cms/rich-text/write/` writes them. */
const images = /<img\b[^>]*>/g
const source = /\ssrc="([^"]*)"/

/** The address in an `img` element, without character references. */
const addressOf = (image: string): string | undefined =>
  source.exec(image)?.[1]?.replace(/&(?:amp|#x26|#38);/gi, '&')

/** The addresses of the pictures in a text. */
export const addressesIn = ({ html }: Html): readonly string[] =>
  html.includes('<img') ? [...html.matchAll(images)].flatMap(([image]) => addressOf(image) ?? []) : []

/** Attributes of an element, those without a value left out. */
const attributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(String(value))}"`))
    .join('')

/** The element with attributes in front of its own: browsers that read `src` first would fetch that, too. */
const withAttributes = (image: string, more: string): string => `<img${more}${image.slice('<img'.length)}`

function completed(image: string, picture: Picture, slot: Slot): string {
  const { width, height, tone, srcset, made } = picture
  const own = /\s(?:width|height)=/.test(image) ? {} : { width, height }
  const shown = { ...own, 'data-tone': tone && `#${tone}` }
  const sizes = slotSizes(slot)
  if (!made) return withAttributes(image, attributes({ ...(srcset && { sizes, srcset }), ...shown }))
  const avif = attributes({ type: 'image/avif', sizes, srcset: srcsetOf(made, 'avif') })
  const webp = attributes({ sizes, srcset: srcsetOf(made, 'webp'), ...shown })
  return `<picture><source${avif}>${withAttributes(image, webp)}</picture>`
}

/** The text with what is known of its pictures; the same object where nothing is. */
export function withOffers(text: Html, factsOf: FactsOf, slot: Slot): Html {
  if (addressesIn(text).length === 0) return text
  const html = text.html.replace(images, (image) => {
    const facts = factsOf(addressOf(image) ?? '')
    if (!facts) return image
    const picture = withFacts({ src: '', alt: '' }, facts)
    const made = offerIn(picture, slot)
    return completed(image, { ...picture, ...(made && { made }) }, slot)
  })
  return html === text.html ? text : { html }
}
