/** Shows the blocks of a page, the sections that editors built it of, with the view of each type of block. */
import { type ComponentType, use } from 'react'
import { inParts } from '../components/in-parts/in-parts.tsx'
import { LaterStyles } from '../content/later-styles.tsx'
import type { ContentBlock } from '../content/payload.ts'
import type { BlockProps, BlockType } from './block-types.ts'
import { CallToActionBlock } from './call-to-action/call-to-action.tsx'
import { CardsBlock } from './cards/cards.tsx'
import { CodeBlock } from './code/code.tsx'
import { DownloadListBlock } from './download-list/download-list.tsx'
import { ExtensionContext } from './extensions/extension-context.ts'
import { FaqBlock } from './faq/faq.tsx'
import { GalleryBlock } from './gallery/gallery.tsx'
import { HeroBlock } from './hero/hero.tsx'
import { laterViews } from './later-views.ts'
import { LogosBlock } from './logos/logos.tsx'
import { MediaTextBlock } from './media-text/media-text.tsx'
import { NoticeBlock } from './notice/notice.tsx'
import type { BlockAttributes } from './parts/block-section.tsx'
import { ProfileBlock } from './profile/profile.tsx'
import { QuoteBlock } from './quote/quote.tsx'
import { RichTextBlock } from './rich-text/rich-text.tsx'
import { RowsBlock } from './rows/rows.tsx'
import { StatsBlock } from './stats/stats.tsx'
import { TableBlock } from './table/table.tsx'
import { UnknownBlock } from './unknown/unknown.tsx'
import { VideoBlock } from './video/video.tsx'

/** The component that shows each type of block but maps with places, which their type of page shows. */
type Views = {
  readonly [T in Exclude<BlockType, 'places'>]: ComponentType<BlockProps[T] & BlockAttributes>
} & {
  readonly unknown: typeof UnknownBlock
}

/** The view of each type of block. */
const views: Views = {
  hero: HeroBlock,
  rich_text: RichTextBlock,
  cards: CardsBlock,
  media_text: MediaTextBlock,
  quote: QuoteBlock,
  faq: FaqBlock,
  stats: StatsBlock,
  logos: LogosBlock,
  call_to_action: CallToActionBlock,
  gallery: GalleryBlock,
  video: VideoBlock,
  embed: VideoBlock,
  table: TableBlock,
  form: laterViews.form.View,
  code: CodeBlock,
  download_list: DownloadListBlock,
  notice: NoticeBlock,
  rows: RowsBlock,
  profile: ProfileBlock,
  unknown: UnknownBlock,
}

/** Views that a type of page has for some blocks in the place of the usual ones, by type of block. */
export type OwnViews = Readonly<Record<string, ComponentType<never>>>

interface BlockViewProps {
  readonly block: ContentBlock
  readonly isPageTitle: boolean
  readonly ownViews: OwnViews | undefined
}

/** Shows one block with the view of its type, which may be that of the type of page or of an extension. */
function BlockView({ block, isPageTitle, ownViews }: BlockViewProps) {
  const { type, id, headingId, headingLevel, props } = block
  const own = { ...views, ...ownViews }[type] as ComponentType<BlockAttributes> | undefined
  const View = own ?? use(ExtensionContext)?.(type)
  const heading = { ...(headingId && { headingId }), ...(headingLevel && { headingLevel }) }
  return View && <View {...props} {...heading} {...(isPageTitle && { isPageTitle })} id={id} />
}

/**
 * Whether the first block is a hero. Then the hero holds the page's `h1`, and the page has no head of its
 * own.
 */
export const startsWithHero = (blocks: readonly ContentBlock[]): boolean => blocks[0]?.type === 'hero'

interface BlocksProps {
  readonly blocks: readonly ContentBlock[]
  /**
   * `article`: one below the other in the column of an article; `wide`: across the whole width of the page,
   * and a hero that comes first holds the page's `h1`.
   */
  readonly layout?: 'article' | 'wide'
  /** Language of the texts, if it is not that of the page; only used by the layout `wide`. */
  readonly lang?: string | undefined
  readonly views?: OwnViews
}

/** Divides blocks into those of one set, which stand together. A hero stands by itself. */
function bySet(blocks: readonly ContentBlock[]): readonly (readonly ContentBlock[])[] {
  const groups: ContentBlock[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (block.continues && last && !startsWithHero(last)) last.push(block)
    else groups.push([block])
  }
  return groups
}

/** Shows the blocks of a page in their order. */
export function Blocks({ blocks, layout = 'article', lang, views: ownViews }: BlocksProps) {
  const isWide = layout === 'wide'
  // The styles in the document's head suffice for these blocks; the other styles are linked after them.
  const onFirstScreen = isWide && startsWithHero(blocks) ? 1 : 0
  const sets = bySet(blocks).map((group, index) => {
    const parts = group.map((block) => (
      <BlockView key={block.id} block={block} isPageTitle={index < onFirstScreen} ownViews={ownViews} />
    ))
    return parts.length === 1 ? (
      parts[0]
    ) : (
      <div className="block-set" key={group[0]?.id}>
        {parts}
      </div>
    )
  })
  if (!isWide) return inParts(sets)
  return (
    <div className="blocks" lang={lang}>
      {sets.slice(0, onFirstScreen)}
      <LaterStyles />
      {inParts(sets.slice(onFirstScreen))}
    </div>
  )
}
