/** The types of blocks, the sections that editors build a page of, and the props of their views. */
import type { ContentBlock } from '../content/payload.ts'
import type { CallToActionProps } from './call-to-action/call-to-action.tsx'
import type { CardsProps } from './cards/cards.tsx'
import type { CodeProps } from './code/code.tsx'
import type { DownloadListProps } from './download-list/download-list.tsx'
import type { FaqProps } from './faq/faq.tsx'
import type { FormProps } from './form/form.tsx'
import type { GalleryProps } from './gallery/gallery.tsx'
import type { HeroBlockProps } from './hero/hero.tsx'
import type { LogosProps } from './logos/logos.tsx'
import type { MediaTextProps } from './media-text/media-text.tsx'
import type { NoticeProps } from './notice/notice.tsx'
import type { PlacesProps } from './places/places.tsx'
import type { ProfileProps } from './profile/profile.tsx'
import type { QuoteProps } from './quote/quote.tsx'
import type { RichTextProps } from './rich-text/rich-text.tsx'
import type { RowsBlockProps } from './rows/rows.tsx'
import type { StatsProps } from './stats/stats.tsx'
import type { TableProps } from './table/table.tsx'
import type { UnknownProps } from './unknown/unknown.tsx'
import type { VideoProps } from './video/video.tsx'

/** The props of each type of block, by the name of the type in a payload. */
export interface BlockProps {
  readonly hero: HeroBlockProps
  readonly rich_text: RichTextProps
  readonly cards: CardsProps
  readonly media_text: MediaTextProps
  readonly quote: QuoteProps
  readonly faq: FaqProps
  readonly stats: StatsProps
  readonly logos: LogosProps
  readonly call_to_action: CallToActionProps
  readonly gallery: GalleryProps
  readonly video: VideoProps
  /** Content of another website in a frame: it is shown like a video. */
  readonly embed: VideoProps
  readonly table: TableProps
  readonly form: FormProps
  readonly code: CodeProps
  readonly download_list: DownloadListProps
  readonly notice: NoticeProps
  readonly rows: RowsBlockProps
  readonly profile: ProfileProps
  /** A map with places: only the page type `projects` shows it. */
  readonly places: PlacesProps
}

/** Name of a type of block in payloads. */
export type BlockType = keyof BlockProps

/** Whether a block of a payload has this type; narrows it to the props of the type. */
export const isBlock = <T extends BlockType>(type: T, block: ContentBlock): block is BlockOf<T> =>
  block.type === type

/** A block of one type. */
export interface BlockOf<T extends BlockType> extends ContentBlock {
  readonly type: T
  readonly props: BlockProps[T]
}

/**
 * The block in the place of a set of the content system that no reader knows. It exists only in development.
 */
export interface UnknownBlock extends ContentBlock {
  readonly type: 'unknown'
  readonly props: UnknownProps
}

/** A block of any type. */
export type Block = { [T in BlockType]: BlockOf<T> }[BlockType] | UnknownBlock
