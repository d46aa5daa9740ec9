/** The places of pictures that a type of page has by itself: at its head, and in blocks that it shows in its own way. */
import { isBlock } from '../../../src/blocks/block-types.ts'
import { pagesListed } from '../../../src/blocks/pages-listed.ts'
import { isTall } from '../../../src/components/image/image.tsx'
import type { ContentBlock } from '../../../src/content/payload.ts'
import type { PageType } from '../../../src/routes.ts'
import * as layout from './layout.ts'
import type { PlacePicture, Slot, Surroundings } from './slots.ts'

/** The place of a wide picture and of a high one. */
interface HeadSlots {
  readonly wide: Slot
  readonly tall: Slot
}

const tallBeside: Slot = { width: (window) => layout.rem(window < layout.rem(48) ? 16 : 22) }
const both = (slot: Slot): HeadSlots => ({ wide: slot, tall: slot })

/** The picture above an article, and beside its title where it is high. */
const usualHead: HeadSlots = { wide: { width: layout.container }, tall: tallBeside }

const heads: Readonly<Partial<Record<PageType, HeadSlots>>> = {
  news: both({ width: () => layout.rem(14) }),
  article: {
    wide: { width: layout.besideMargin },
    tall: { width: layout.atMost(30, layout.besideMargin) },
  },
  project: { wide: { width: layout.whole }, tall: { width: layout.onSheet } },
  contact: both({ width: layout.besideForm }),
  longread: both({ width: layout.opening }),
}

/** Decides on the place of the picture at the head of a page. */
export function placeOfHead(type: PageType | undefined): PlacePicture {
  const { wide, tall } = (type && heads[type]) ?? usualHead
  return (picture) => (isTall(picture) ? tall : wide)
}

const surroundings: Readonly<Partial<Record<PageType, Surroundings>>> = {
  article: 'margin',
  project: 'sheet',
  longread: 'longread',
  news: 'article',
  people: 'article',
  contact: 'article',
  projects: 'article',
}

/** What a type of page has around its blocks; undefined where that depends on their headings. */
export const surroundingsOfType = (type: PageType | undefined): Surroundings | undefined =>
  type && surroundings[type]

const leadStory: Slot = { width: layout.leadStory }
const person: Slot = { width: layout.person(4) }
const oneOfFive: Slot = { width: layout.person(5) }

/** The first of the blocks that list pages, whose first page is the lead story. */
function placesOfNews(blocks: readonly ContentBlock[]): (block: ContentBlock) => PlacePicture | undefined {
  const list = blocks.find((block) => pagesListed(block) !== undefined)
  return (block) => (block === list ? (_, item) => (item === 0 ? leadStory : undefined) : undefined)
}

function placeOfPeople(block: ContentBlock): PlacePicture | undefined {
  if (!isBlock('cards', block)) return undefined
  const slot = block.props.items.length === 5 ? oneOfFive : person
  return () => slot
}

/** Where a type of page shows the pictures of its blocks in its own way; undefined where it does not. */
export function placesOfType(
  type: PageType | undefined,
  blocks: readonly ContentBlock[],
): (block: ContentBlock) => PlacePicture | undefined {
  if (type === 'news') return placesOfNews(blocks)
  return type === 'people' ? placeOfPeople : () => undefined
}
