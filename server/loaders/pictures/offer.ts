/** Gives a picture what its file says: sides, small pictures, colour. */
import type { SharedImage } from '../../../src/content/head/document-head.ts'
import { offerPictures } from '../../../src/content/pictures/offer-pictures.ts'
import type { OfferedPictures } from '../../../src/content/pictures/offered-pictures.ts'
import { type PictureFile, pictureAddress } from '../../../src/content/pictures/picture-address.ts'
import {
  candidatesOf,
  type PictureCrop,
  type PixelSides,
  pictureCrops,
} from '../../../src/content/pictures/picture-sizes.ts'
import type { Picture } from '../../../src/content/types.ts'
import type { PictureFacts } from '../../pictures/content-pictures.ts'
import { type Slot, usefulWidths } from './slots.ts'

/** What is known of the file at an address of this site; undefined where none is that can be made smaller. */
export type FactsOf = (address: string) => PictureFacts | undefined

/** A file of which small pictures are made, with its sides in pixels. */
interface SizedFile extends PixelSides {
  readonly made: PictureFile
}

/** The picture with the sides of its file, and with the small pictures and the colour of it. */
export function withFacts(picture: Picture, facts: PictureFacts): Picture {
  const { width, height, tone, made: file } = facts
  // Editors or templates chose the sizes that the content names.
  const srcset = picture.srcset ?? facts.srcset
  const made = file && { made: offerPictures(file, facts), ...(tone && { tone }) }
  return { ...picture, width, height, ...(srcset && { srcset }), ...made }
}

/** The file of a picture of which small ones are made. */
const fileOf = ({ made, width, height }: Partial<Picture>): SizedFile | undefined =>
  made && width && height ? { made, width, height } : undefined

/**
 * Whether a file is so wide that a crop leaves out its sides alone: then a place that is no wider shows of
 * the crop what it would show of the file.
 */
const losesSides = ({ width, height }: PixelSides, crop: PictureCrop): boolean =>
  width > height * pictureCrops[crop].ratio

/** Whether editors chose no point that has to be seen, or the middle. */
const isCentred = ({ focus = '50% 50%' }: Picture): boolean => focus === '50% 50%'

/**
 * What is offered of a picture in a place. Around a focal point browsers and crops show different parts:
 * there it is the whole picture.
 */
export function offerIn(picture: Picture, slot: Slot): OfferedPictures | undefined {
  const file = fileOf(picture)
  if (!file) return picture.made
  const isCropped = slot.crop && isCentred(picture) && losesSides(file, slot.crop)
  const offered = offerPictures(file.made, file, isCropped ? slot.crop : undefined)
  return { ...offered, widths: usefulWidths(offered.widths, slot) }
}

/** The address of one small picture that every browser shows, for a place that can name only one. */
export function singleAddress(picture: Picture, width: number): string | undefined {
  const file = fileOf(picture)
  const candidates = file ? candidatesOf(file) : []
  const candidate = candidates.find((each) => each.width >= width) ?? candidates.at(-1)
  if (!file || !candidate) return undefined
  return pictureAddress({ ...file.made, width: candidate.step, crop: undefined, format: 'webp' })
}

/** What networks are shown of a picture: a crop with the sides that they ask for. */
export function toShare<T extends SharedImage>(image: T, factsOf: FactsOf): T {
  const facts = factsOf(image.src)
  const [candidate] = facts ? candidatesOf(facts, 'share') : []
  if (!facts || !candidate) return image
  const { step: width, ...sides } = candidate
  const src = facts.made
    ? pictureAddress({ ...facts.made, width, crop: 'share', format: 'jpeg' })
    : facts.shared
  return src === undefined ? image : { ...image, src, width: sides.width, height: sides.height }
}
