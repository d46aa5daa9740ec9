import type { ComponentType } from 'react'
import { CallToActionBlock } from '../blocks/call-to-action/call-to-action.tsx'
import { CardsBlock } from '../blocks/cards/cards.tsx'
import { CodeBlock } from '../blocks/code/code.tsx'
import { DownloadListBlock } from '../blocks/download-list/download-list.tsx'
import { FaqBlock } from '../blocks/faq/faq.tsx'
import { FormBlock } from '../blocks/form/form.tsx'
import { GalleryBlock } from '../blocks/gallery/gallery.tsx'
import { HeroBlock } from '../blocks/hero/hero.tsx'
import { LogosBlock } from '../blocks/logos/logos.tsx'
import { MediaTextBlock } from '../blocks/media-text/media-text.tsx'
import { NoticeBlock } from '../blocks/notice/notice.tsx'
import type { BlockAttributes } from '../blocks/parts/block-section.tsx'
import { ProfileBlock } from '../blocks/profile/profile.tsx'
import { QuoteBlock } from '../blocks/quote/quote.tsx'
import { RichTextBlock } from '../blocks/rich-text/rich-text.tsx'
import { RowsBlock } from '../blocks/rows/rows.tsx'
import { StatsBlock } from '../blocks/stats/stats.tsx'
import { TableBlock } from '../blocks/table/table.tsx'
import { UnknownBlock } from '../blocks/unknown/unknown.tsx'
import { VideoBlock } from '../blocks/video/video.tsx'
import type { Block, BlockProps, BlockType } from './block-types.ts'
import { LaterStyles } from './later-styles.tsx'

type Views = { readonly [T in BlockType]: ComponentType<BlockProps[T] & BlockAttributes> } & {
  readonly unknown: typeof UnknownBlock
}

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
  table: TableBlock,
  form: FormBlock,
  code: CodeBlock,
  download_list: DownloadListBlock,
  notice: NoticeBlock,
  rows: RowsBlock,
  profile: ProfileBlock,
  unknown: UnknownBlock,
}

function BlockView({ block, isPageTitle }: { block: Block; isPageTitle: boolean }) {
  const { type, id, headingId, props } = block
  const View = views[type] as ComponentType<BlockAttributes>
  return <View {...props} {...(headingId && { headingId })} {...(isPageTitle && { isPageTitle })} id={id} />
}

/** True when the blocks bring the page's `h1` themselves: then the page has no head of its own. */
export const startsWithHero = (blocks: readonly Block[]): boolean => blocks[0]?.type === 'hero'

interface BlocksProps {
  readonly blocks: readonly Block[]
  /**
   * `article`: one after the other in a column that exists. `wide`: the whole width of the page, and a hero
   * that comes first holds the page's `h1`.
   */
  readonly layout?: 'article' | 'wide'
  /** Language of the texts, where it is not the page's; `wide` only. */
  readonly lang?: string | undefined
}

export function Blocks({ blocks, layout = 'article', lang }: BlocksProps) {
  const isWide = layout === 'wide'
  const onFirstScreen = isWide && startsWithHero(blocks) ? 1 : 0
  const views = blocks.map((block, index) => (
    <BlockView key={block.id} block={block} isPageTitle={index < onFirstScreen} />
  ))
  if (!isWide) return views
  return (
    <div className="blocks" lang={lang}>
      {views.slice(0, onFirstScreen)}
      <LaterStyles />
      {views.slice(onFirstScreen)}
    </div>
  )
}
