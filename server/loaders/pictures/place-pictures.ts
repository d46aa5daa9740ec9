/** Gives every picture of a page what is known of its file, and tells how wide its place shows it. */
import { type Block, isBlock } from '../../../src/blocks/block-types.ts'
import type { SharedImage } from '../../../src/content/head/document-head.ts'
import type { ContentData } from '../../../src/content/payload.ts'
import type { SmallPicture } from '../../../src/content/pictures/picture-address.ts'
import type { PixelSides } from '../../../src/content/pictures/picture-sizes.ts'
import type { Picture } from '../../../src/content/types.ts'
import type { LoadedPage } from '../loader.ts'
import { mapPictures } from './map-pictures.ts'
import { type FactsOf, offerIn, singleAddress, toShare, withFacts } from './offer.ts'
import { placeOfHead, placesOfType } from './page-slots.ts'
import { addressesIn, withOffers } from './rich-text-pictures.ts'
import {
  likelyWidths,
  type PlacePicture,
  placeInBlock,
  placeInCards,
  type Surroundings,
  slotSizes,
  slots,
} from './slots.ts'

/** A page of the content. */
export type PictorialPage = LoadedPage & { readonly data: ContentData }

/** Whether an address is one of a file that may be made smaller: drawings may not. */
const isRaster = (address: string): boolean =>
  /^(?:\/|https?:)/i.test(address) && !/\.svg(?:$|[?#])/i.test(address)

/** The parts of a page that have pictures. */
const pictorial = ({ data: { page, blocks, related }, image, social, twitter }: PictorialPage) => [
  ...[page, blocks, related],
  ...[image, social, twitter],
]

/** What the content says of a picture; undefined where it says nothing. */
interface ToldOfPicture {
  readonly sides: PixelSides | undefined
  readonly focus: string | undefined
}

/** The pictures of a page. */
export interface PagePictures {
  /** What the content says of each, by address. */
  readonly told: ReadonlyMap<string, ToldOfPicture>
  /** Whether any of them is offered in several sizes by the content. */
  readonly hasSizes: boolean
}

/** Finds the pictures of a page. */
export function picturesOf(page: PictorialPage): PagePictures {
  const told = new Map<string, ToldOfPicture>()
  const add = (address: string, sides?: PixelSides, focus?: string): void => {
    const before = told.get(address)
    if (isRaster(address)) told.set(address, { sides: sides ?? before?.sides, focus: focus ?? before?.focus })
  }
  const more = { hasSizes: false }
  mapPictures(pictorial(page), {
    picture: (picture) => {
      const { src, width, height, srcset, focus } = picture
      add(src, width && height ? { width, height } : undefined, focus)
      more.hasSizes ||= srcset !== undefined
      return picture
    },
    text: (html) => {
      for (const address of addressesIn(html)) add(address)
      return html
    },
  })
  return { told, ...more }
}

/** Width in pixels of the one picture that a film shows before it starts. */
const posterWidth = 1280

/**
 * The page with its pictures completed, and the small pictures that most of its visitors will ask for.
 */
export function placePictures(
  loaded: PictorialPage,
  factsOf: FactsOf,
  surroundings: Surroundings,
): { readonly page: PictorialPage; readonly likely: readonly SmallPicture[] } {
  const places = slots[surroundings]
  const likely: SmallPicture[] = []

  /** The same data, where pictures have sides, small pictures and colours. */
  const complete = <T>(value: T): T =>
    mapPictures(value, {
      picture: (picture) => {
        const facts = factsOf(picture.src)
        return facts ? withFacts(picture, facts) : picture
      },
      text: (html) => withOffers(html, factsOf, places.text),
    })

  /** The same data, where pictures inPlace their places. */
  const inPlace = <T>(value: T, place: PlacePicture): T =>
    mapPictures(value, {
      picture: (picture, item) => {
        if (picture.sizes || !(picture.made || picture.srcset?.endsWith('w'))) return picture
        const slot = place(picture, item)
        if (!slot) return picture
        const made = offerIn(picture, slot)
        if (made)
          for (const width of likelyWidths(made.widths, slot))
            likely.push({ ...made, crop: made.crop, width, format: 'avif' })
        return { ...picture, ...(made && { made }), sizes: slotSizes(slot) }
      },
      text: (html) => html,
    })

  /** A film that is a file names a single picture. */
  const withPoster = (block: Block): Block => {
    if (!isBlock('video', block) || block.props.address.kind !== 'file' || !block.props.poster) return block
    const { poster } = block.props
    const src = singleAddress(poster, posterWidth)
    return src ? { ...block, props: { ...block.props, poster: { ...poster, src } } } : block
  }

  const share = <T extends SharedImage>(image: T | undefined): T | undefined =>
    image && toShare(image, factsOf)
  const card = <T extends { readonly image?: Picture }>(texts: T | undefined): T | undefined =>
    texts?.image ? { ...texts, image: toShare(texts.image, factsOf) } : texts

  const { page, blocks, related } = complete(loaded.data)
  const placeIn = placesOfType(loaded.pageType, blocks)
  const data = {
    ...loaded.data,
    page: inPlace(page, placeOfHead(loaded.pageType)),
    blocks: (blocks as readonly Block[]).map((block) =>
      withPoster(inPlace(block, placeIn(block) ?? placeInBlock(block, places))),
    ),
    related: inPlace(related, placeInCards(slots.article, related)),
  }
  return {
    page: {
      ...loaded,
      data,
      image: share(loaded.image),
      social: card(loaded.social),
      twitter: card(loaded.twitter),
    },
    likely,
  }
}
