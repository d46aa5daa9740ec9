/** The places of pictures on pages: how wide each is shown, and which part of it. */
import type { Block } from '../../../src/blocks/block-types.ts'
import { isTall } from '../../../src/components/image/image.tsx'
import type { PictureCrop } from '../../../src/content/pictures/picture-sizes.ts'
import type { Picture } from '../../../src/content/types.ts'
import { memoWeak } from '../../../src/shared/memo.ts'
import type { Layout } from './layout.ts'
import * as layout from './layout.ts'
import { sizesOf } from './sizes.ts'

/** A place of a picture. */
export interface Slot {
  readonly width: Layout
  /** The part that is shown of a picture that is wider. */
  readonly crop?: PictureCrop
}

/** The attribute `sizes` of a place. */
export const slotSizes = memoWeak(({ width }: Slot): string => sizesOf(width))

/** How wide a place is at least and at most, in pixels, in windows up to 1,920 pixels. */
const rangeOf = memoWeak(({ width }: Slot) => {
  const widths = Array.from({ length: 101 }, (_, index) => width(320 + index * 16))
  return { min: Math.min(...widths), max: Math.max(...widths) }
})

/** Pixels of a screen for one of a page, beyond which nobody sees a difference. */
const sharp = 2

/** Those of the widths that a browser may choose for a place. */
export function usefulWidths(widths: readonly number[], slot: Slot): readonly number[] {
  const { min, max } = rangeOf(slot)
  const last = widths.findIndex((width) => width >= max * sharp)
  const useful = widths.slice(0, last === -1 ? widths.length : last + 1)
  return useful.filter((width, index) => width >= min || index === useful.length - 1)
}

/** Windows in pixels, and pixels of their screens for one of a page: a phone, a computer. */
const likelyScreens = [
  [390, 1.75],
  [1440, 1],
] as const

/** Those of the widths that the browsers of most visitors choose for a place. */
export const likelyWidths = (widths: readonly number[], { width }: Slot): readonly number[] => [
  ...new Set(
    likelyScreens.flatMap(([window, pixels]) => {
      const wanted = width(window) * pixels
      return widths.find((each) => each >= wanted) ?? widths.at(-1) ?? []
    }),
  ),
]

/** Decides on the place of a picture, if it has one; `item` is its index in the list that it is in. */
export type PlacePicture = (picture: Picture, item: number) => Slot | undefined

/** The width of what surrounds the blocks of a page. */
const bodies = {
  page: layout.container,
  article: layout.container,
  contents: layout.besideContents,
  margin: layout.besideMargin,
  sheet: layout.besideSheet,
  longread: layout.atMost(60, layout.container),
} as const satisfies Record<string, Layout>

/**
 * What surrounds the blocks of a page: nothing, an article, an article beside its table of contents, the margin
 * of a dated entry, the sheet of a project, or the wide sides of a long read.
 */
export type Surroundings = keyof typeof bodies

/** The places of a page in these surroundings. */
function createSlots(surroundings: Surroundings) {
  const body = bodies[surroundings]
  const isPage = surroundings === 'page'
  const slot = (width: Layout, crop?: PictureCrop): Slot => ({ width, ...(crop && { crop }) })
  const box = isPage ? layout.whole : body
  return {
    body: slot(body),
    figure: slot(isPage ? body : layout.atMost(56, body)),
    figureTall: slot(layout.atMost(30, body)),
    text: slot(layout.atMost(50.5, body)),
    hero: slot(layout.hero(box, false, isPage)),
    heroFramed: slot(layout.hero(box, true, isPage)),
    mediaText: slot(layout.mediaText(body, false)),
    mediaTextTall: slot(layout.mediaText(body, true)),
    card: slot(layout.column(body, 18), 'card'),
    cardAlone: slot(layout.cardAlone(body), 'card'),
    cardPortrait: slot(layout.portraitCard(body)),
    mosaicFirst: slot(layout.mosaic(body, true)),
    mosaic: slot(layout.mosaic(body, false)),
    thumb: slot(layout.column(body, 14)),
    thumbOfFour: slot(layout.column(body, isPage ? 14 : 20)),
    action: slot(layout.shareFrom(body, 60, 5 / 12)),
    portrait: slot(() => layout.rem(3.5), 'square'),
    /** By the number of logos, of which no more than nine stand in a row. */
    logos: Array.from({ length: 9 }, (_, more) => slot(layout.logo(body, more + 1))),
  } as const
}

type Slots = ReturnType<typeof createSlots>

/** The places by surroundings. */
export const slots = Object.fromEntries(
  (Object.keys(bodies) as Surroundings[]).map((name) => [name, createSlots(name)]),
) as Readonly<Record<Surroundings, Slots>>

/** Places cards in a grid. */
export function placeInCards(
  slots: Slots,
  items: readonly { readonly picture?: Picture | undefined }[],
  isBoxed = false,
): PlacePicture {
  const pictures = items.flatMap(({ picture }) => picture ?? [])
  if (isBoxed) return () => slots.card
  if (items.length === 1) return () => slots.cardAlone
  return pictures.every(isTall) ? () => slots.cardPortrait : () => slots.card
}

type Places = {
  readonly [T in Block['type']]?: (block: Extract<Block, { type: T }>, slots: Slots) => PlacePicture
}

/** Where blocks show their pictures, by type; others show them as wide as they are. */
const places: Places = {
  hero:
    ({ props }, slots) =>
    () =>
      props.variant === 'split' ? slots.heroFramed : slots.hero,
  cards: ({ props: { items, layout } }, slots) =>
    layout === 'mosaic' && items.length === 3
      ? (_, item) => (item === 0 ? slots.mosaicFirst : slots.mosaic)
      : placeInCards(slots, items, layout === 'panels'),
  media_text: ({ props: { title, html } }, slots) =>
    title || html
      ? (picture) => (isTall(picture) ? slots.mediaTextTall : slots.mediaText)
      : (picture) => (isTall(picture) ? slots.figureTall : slots.figure),
  quote: (_, slots) => () => slots.portrait,
  logos:
    ({ props }, slots) =>
    () =>
      slots.logos[Math.min(props.items.length, 9) - 1] ?? slots.body,
  call_to_action: (_, slots) => () => slots.action,
  gallery:
    ({ props }, slots) =>
    () =>
      props.pictures.length === 4 ? slots.thumbOfFour : slots.thumb,
}

/** Decides where a block shows its pictures. */
export function placeInBlock(block: Block, slots: Slots): PlacePicture {
  const place = places[block.type] as ((block: Block, slots: Slots) => PlacePicture) | undefined
  return place?.(block, slots) ?? (() => slots.body)
}
