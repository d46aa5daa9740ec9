import type { DocumentHead, SharedImage } from '../../src/content/head/document-head.ts'
import type { SocialCard } from '../../src/content/head/seo.ts'
import { defined } from '../../src/content/values/values.ts'
import { absoluteUrl } from './addresses.ts'

/** A picture with its absolute address; undefined for SVG, which social networks do not show. */
export function pictureToShare(image: SharedImage | undefined, siteUrl: string): SharedImage | undefined {
  const src = absoluteUrl(siteUrl, image?.src)
  if (!image || !src || /\.svg$/i.test(new URL(src).pathname)) return undefined
  const { alt, width, height } = image
  return { src, alt, ...(width && height ? { width, height } : {}) }
}

/** Texts and picture of a page for all social networks. */
interface SharedTexts {
  readonly title: string
  readonly description: string | undefined
  readonly socialTitle: string | undefined
  readonly socialDescription: string | undefined
  readonly image: SharedImage
}

/** A text; undefined where it equals another. */
const unless = (text: string | undefined, same: string | undefined) => (text === same ? undefined : text)

/**
 * Texts and picture of an editor for X (Twitter), where they differ from those for all networks, which X
 * reads as well; undefined where nothing differs.
 */
export function twitterOnly(
  card: SocialCard | undefined,
  { title, description, socialTitle, socialDescription, image: shared }: SharedTexts,
  siteUrl: string,
): DocumentHead['twitter'] {
  const image = pictureToShare(card?.image, siteUrl)
  const differing = defined({
    title: unless(card?.title, socialTitle ?? title),
    description: unless(card?.description, socialDescription ?? description),
    image: image?.src === shared.src ? undefined : image,
  })
  return Object.keys(differing).length > 0 ? differing : undefined
}
