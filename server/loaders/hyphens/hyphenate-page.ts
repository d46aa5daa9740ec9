/**
 * Puts soft hyphens into the headings of a page. Only what is shown has them: the title of the document, the
 * ids of headings, the table of contents, structured data, feeds and search are made of the texts themselves.
 */
import type { Block, BlockType } from '../../../src/blocks/block-types.ts'
import type { ContentData } from '../../../src/content/payload.ts'
import type { Summary } from '../../../src/content/types.ts'
import { memoRepeated, memoText } from '../../../src/shared/memo.ts'
import type { LoadedPage } from '../loader.ts'
import { breakHeadings, createBreakWords, isBreakable } from './break-words.ts'
import { loadPatterns } from './patterns.ts'

type BreakWords = (text: string) => string

/** Blocks whose title is a heading and nothing else, such as the name of a frame or a message. */
const titled: ReadonlySet<string> = new Set<BlockType>([
  ...(['hero', 'rich_text', 'cards', 'media_text', 'faq', 'stats', 'logos', 'call_to_action'] as const),
  ...(['gallery', 'table', 'download_list', 'rows'] as const),
])

/** A title in another language than the page's stays. */
const breakTitle = <T extends { readonly title?: string; readonly lang?: string }>(
  item: T,
  breakWords: BreakWords,
): T => (item.title && !item.lang ? { ...item, title: breakWords(item.title) } : item)

/** The members of a block that hold headings. */
interface Headed {
  readonly title?: string
  readonly html?: { readonly html: string }
  readonly items?: readonly Partial<Summary>[]
}

function breakBlock(block: Block, breakWords: BreakWords): Block {
  if (!titled.has(block.type)) return block
  const props: Headed = breakTitle(block.props as Headed, breakWords)
  const { html, items } = props
  const own = {
    ...(block.type === 'rich_text' && html && { html: { html: breakHeadings(html.html, breakWords) } }),
    ...((block.type === 'cards' || block.type === 'rows') &&
      items && { items: items.map((item) => breakTitle(item, breakWords)) }),
  }
  return { ...block, props: { ...props, ...own } } as Block
}

const breakData = (data: ContentData, breakWords: BreakWords): ContentData => ({
  ...data,
  page: breakTitle(data.page, breakWords),
  blocks: (data.blocks as readonly Block[]).map((block) => breakBlock(block, breakWords)),
  related: data.related.map((each) => breakTitle(each, breakWords)),
})

/** Creates the function for the pages of a language, which answers the same page with the same object. */
const createHyphenate = (breakWords: BreakWords) =>
  memoRepeated(
    (loaded: LoadedPage): LoadedPage =>
      loaded.data.kind === 'content' ? { ...loaded, data: breakData(loaded.data, breakWords) } : loaded,
  )

/** Loaded by the first page of a language; undefined where no patterns are known. */
const hyphenateIn = memoText(async (lang: string) => {
  const breakWord = await loadPatterns(lang)
  return breakWord && createHyphenate(createBreakWords(breakWord))
})

/** Whether a page has a heading with a long word: patterns are loaded for such a page alone. */
const hasLongHeading = memoRepeated((loaded: LoadedPage): boolean => {
  let found = false
  const look: BreakWords = (text) => {
    found ||= isBreakable(text)
    return text
  }
  if (loaded.data.kind === 'content') breakData(loaded.data, look)
  return found
})

/**
 * The page with soft hyphens in the long words of its headings.
 * @param lang language tag of the page (BCP 47); one without translation says that of its texts itself
 */
export async function hyphenatePage(loaded: LoadedPage, lang: string): Promise<LoadedPage> {
  if (!hasLongHeading(loaded)) return loaded
  const own = loaded.data.kind === 'content' ? loaded.data.lang : undefined
  const hyphenate = await hyphenateIn(own ?? lang)
  return hyphenate ? hyphenate(loaded) : loaded
}
