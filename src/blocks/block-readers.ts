/**
 * The reader of each type of block. A set is Statamic's unit of page content, with a type and fields; a block
 * is what this site shows for a set.
 */
import type { PageListQuery } from '../content/lists.ts'
import type { Values } from '../content/types.ts'
import type { BlockFields } from '../content/values/fields.ts'
import type { Locale } from '../i18n/languages.ts'
import { containers, ornaments, typesByName } from './block-names.ts'
import type { BlockProps, BlockType } from './block-types.ts'
import { readCallToAction } from './call-to-action/call-to-action.read.ts'
import { readCards } from './cards/cards.read.ts'
import { readCode } from './code/code.read.ts'
import type { ContentRules } from './content-rules.ts'
import { readDownloadList } from './download-list/download-list.read.ts'
import { readEmbed } from './embed/embed.read.ts'
import { collectExtensions, type ExtensionReadContext } from './extensions/extension-readers.ts'
import { readFaq } from './faq/faq.read.ts'
import { readForm } from './form/form.read.ts'
import type { FormDefinition } from './form/form-definition.ts'
import { readGallery } from './gallery/gallery.read.ts'
import { readHero } from './hero/hero.read.ts'
import { readLogos } from './logos/logos.read.ts'
import { readMediaText } from './media-text/media-text.read.ts'
import { readNotice } from './notice/notice.read.ts'
import { readPlaces } from './places/places.read.ts'
import { readProfile } from './profile/profile.read.ts'
import { readQuote } from './quote/quote.read.ts'
import { readRichText } from './rich-text/rich-text.read.ts'
import { readRows } from './rows/rows.read.ts'
import { readStats } from './stats/stats.read.ts'
import { readTable } from './table/table.read.ts'
import { readVideo } from './video/video.read.ts'

/** The names of a set or page that may be those of a collection. */
export interface ListNames {
  /** The set's type, or the slug and template of a page. */
  readonly handles: readonly string[]
  /** Its title, where it has one. */
  readonly title?: string | undefined
  /** Whether the set has nothing but a title. */
  readonly isBare?: boolean
  /** The collection that a field for collections chooses. */
  readonly chosen?: string | undefined
  /** Whether they name a page, which lists only entries without pages. */
  readonly isPage?: boolean
}

/** What a set or page lists: pages that its loader looks up, or the fields of entries without pages. */
export type FoundList = { readonly query: PageListQuery } | { readonly rows: readonly Values[] }

/** What readers need besides the fields of a block. */
export interface ReadContext extends ExtensionReadContext {
  /** Called with the type of a set that no reader knows. */
  unknown(type: string): void
  /**
   * Called with the fields of a block whose content no reader could use, such as `faq.questions.2.answer`.
   */
  misfits?(fields: readonly string[]): void
  /** Called with each set, and the blocks that show it, for reports. */
  trace?(set: Values, blocks: readonly { readonly type: string }[]): void
  /** Whether a box is shown in the place of a set that no reader knows: for development. */
  readonly marksUnknown?: boolean
  /** The project's own rules on how its content is shown. */
  readonly rules?: ContentRules
  /** Language of the page, for dates; the default language when absent. */
  readonly locale?: Locale
  /** Origins of content that frames may show, besides those of known services. */
  readonly frameHosts?: readonly string[]
  /** Text of a link that has none of its own; its address when absent. */
  readonly readMore?: string
  /** Finds the entries that a set or page lists by its names; undefined where it names no collection. */
  list?(names: ListNames): FoundList | undefined
  /** Returns the definition of a form of the content system. */
  form(handle: string): FormDefinition | undefined
}

/** Returns the props of a block, or undefined if there is nothing to show. */
type Reader<T extends BlockType> = (fields: BlockFields, context: ReadContext) => BlockProps[T] | undefined

/** The reader of each type of block of this site. */
const ownReaders: { readonly [T in BlockType]: Reader<T> } = {
  hero: readHero,
  rich_text: readRichText,
  cards: readCards,
  media_text: readMediaText,
  quote: readQuote,
  faq: readFaq,
  stats: readStats,
  logos: readLogos,
  call_to_action: readCallToAction,
  gallery: readGallery,
  video: readVideo,
  embed: readEmbed,
  table: readTable,
  form: readForm,
  code: readCode,
  download_list: readDownloadList,
  notice: readNotice,
  rows: readRows,
  profile: readProfile,
  places: readPlaces,
}

/**
 * Returns the name in its canonical spelling: `mediaText`, `media-text` and `Media text` become `media_text`.
 */
const handleOf = (type: string): string =>
  type
    .slice(0, 80)
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[\s-]+/g, '_')
    .toLowerCase()

const extensions = collectExtensions<ReadContext>(
  import.meta.glob('/extensions/*/*.read.ts', { eager: true }),
  handleOf,
)

/**
 * The reader of each type of block, those of extensions too. It returns undefined if there is nothing to
 * show.
 */
export const readers = { ...extensions.readers, ...ownReaders }

/**
 * Returns the type of block that a set's type names, in any spelling; undefined for an unknown name. Types of
 * extensions (`extension:timeline`) come before ours, and pass as such: whatever has a reader for each of our
 * types has theirs in `readers`.
 */
export const blockTypeOf = (type: string): BlockType | undefined => {
  const handle = handleOf(type)
  return (extensions.types.get(handle) as BlockType | undefined) ?? typesByName.get(handle)
}

/** Whether an extension shows sets of this type. */
const isExtended = (type: string): boolean => extensions.types.has(handleOf(type))

/**
 * Returns the markup of a set that only separates others (empty if it only adds space); undefined for any
 * other set.
 */
export const ornamentOf = (type: string): string | undefined =>
  isExtended(type) ? undefined : ornaments.get(handleOf(type))

/** Whether a set with this name only holds other sets. */
export const isContainer = (type: string): boolean => !isExtended(type) && containers.has(handleOf(type))
