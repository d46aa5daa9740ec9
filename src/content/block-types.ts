import type { CallToActionProps } from '../blocks/call-to-action/call-to-action.tsx'
import type { CardsProps } from '../blocks/cards/cards.tsx'
import type { CodeProps } from '../blocks/code/code.tsx'
import type { DownloadListProps } from '../blocks/download-list/download-list.tsx'
import type { FaqProps } from '../blocks/faq/faq.tsx'
import type { FormProps } from '../blocks/form/form.tsx'
import type { GalleryProps } from '../blocks/gallery/gallery.tsx'
import type { HeroProps } from '../blocks/hero/hero.tsx'
import type { LogosProps } from '../blocks/logos/logos.tsx'
import type { MediaTextProps } from '../blocks/media-text/media-text.tsx'
import type { NoticeProps } from '../blocks/notice/notice.tsx'
import type { ProfileProps } from '../blocks/profile/profile.tsx'
import type { QuoteProps } from '../blocks/quote/quote.tsx'
import type { RichTextProps } from '../blocks/rich-text/rich-text.tsx'
import type { RowsProps } from '../blocks/rows/rows.tsx'
import type { StatsProps } from '../blocks/stats/stats.tsx'
import type { TableProps } from '../blocks/table/table.tsx'
import type { UnknownProps } from '../blocks/unknown/unknown.tsx'
import type { VideoProps } from '../blocks/video/video.tsx'

/** The block library: what each type of block shows. */
export interface BlockProps {
  readonly hero: HeroProps
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
  readonly table: TableProps
  readonly form: FormProps
  readonly code: CodeProps
  readonly download_list: DownloadListProps
  readonly notice: NoticeProps
  readonly rows: RowsProps
  readonly profile: ProfileProps
}

export type BlockType = keyof BlockProps

export interface BlockOf<T extends BlockType> {
  readonly type: T
  /** Unique on the page. */
  readonly id: string
  /** Id of its heading, where it has a title. */
  readonly headingId?: string
  readonly props: BlockProps[T]
}

/** Stands for a set that has no block. Only development makes it. */
export interface UnknownBlock {
  readonly type: 'unknown'
  readonly id: string
  readonly headingId?: string
  readonly props: UnknownProps
}

export type Block = { [T in BlockType]: BlockOf<T> }[BlockType] | UnknownBlock
