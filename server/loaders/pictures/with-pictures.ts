/** Completes the pictures of pages. */
import { memoLast, memoRepeated } from '../../../src/shared/memo.ts'
import type { ContentPictures, PictureFacts } from '../../pictures/content-pictures.ts'
import type { LoadedPage } from '../loader.ts'
import { surroundingsOfType } from './page-slots.ts'
import { type PictorialPage, picturesOf, placePictures } from './place-pictures.ts'
import type { Surroundings } from './slots.ts'

const noteOf = memoRepeated(picturesOf)

/**
 * The completed page, memoized: the same page with the same files gives the same object, by which the head is
 * cached. What is known of the files is JSON, because it is the same then, and its object is not.
 */
const placedOf = memoRepeated((loaded: PictorialPage) =>
  memoLast((surroundings: Surroundings, json: string) => {
    const facts: Readonly<Record<string, PictureFacts>> = JSON.parse(json)
    const { page, likely } = placePictures(loaded, (address) => facts[address], surroundings)
    /** Asks once: a page that stays the same has its pictures. */
    const askAhead = memoLast((makeAhead: ContentPictures['makeAhead']) => makeAhead(likely))
    return { page, askAhead }
  }),
)

const isPictorial = (loaded: LoadedPage): loaded is PictorialPage => loaded.data.kind === 'content'

/** Number of headings from which on a page has its table of contents beside it. */
const minHeadings = 3

/** What surrounds the blocks of a page. */
const surroundingsOf = ({ data, pageType }: PictorialPage, isHome: boolean): Surroundings => {
  if (isHome) return 'page'
  const ofType = surroundingsOfType(pageType)
  if (ofType) return ofType
  return data.toc.length >= minHeadings ? 'contents' : 'article'
}

interface PictureDeps {
  readonly contentPictures: Pick<ContentPictures, 'facts' | 'isBeingRead'>
  /** For a page that nobody waits for: makes what most visitors will ask for. */
  readonly makePicturesAhead?: ContentPictures['makeAhead'] | undefined
}

/** A page with what is known of its pictures. */
interface PicturedPage {
  readonly page: LoadedPage
  /** Whether more is known soon: pictures that nothing is known of are being read. */
  readonly isProvisional: boolean
}

/**
 * The page, where each picture has the sides, the small pictures and the colour of its file, and the width of
 * its place. The same object where there is no such picture.
 */
export async function withPictures(
  { contentPictures, makePicturesAhead }: PictureDeps,
  loaded: LoadedPage,
  isHome: boolean,
): Promise<PicturedPage> {
  if (!isPictorial(loaded)) return { page: loaded, isProvisional: false }
  const { told, hasSizes } = noteOf(loaded)
  if (told.size === 0 && !hasSizes) return { page: loaded, isProvisional: false }
  const answers = await Promise.all(
    [...told].map(async ([address, { sides, focus }]) => {
      const facts = await contentPictures.facts(address, sides, focus)
      // Asked at once: the file may have been read before all others have answered.
      return { address, facts, isLate: !facts && contentPictures.isBeingRead(address) }
    }),
  )
  const json = JSON.stringify(Object.fromEntries(answers.map(({ address, facts }) => [address, facts])))
  const { page, askAhead } = placedOf(loaded)(surroundingsOf(loaded, isHome), json)
  if (makePicturesAhead) askAhead(makePicturesAhead)
  return { page, isProvisional: answers.some(({ isLate }) => isLate) }
}
