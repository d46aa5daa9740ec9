import type { ListNames, ReadContext } from '../../src/blocks/block-readers.ts'
import type { Block } from '../../src/blocks/block-types.ts'
import type { ContentRules } from '../../src/blocks/content-rules.ts'
import { readEntryBlocksInSteps } from '../../src/blocks/read-blocks.ts'
import type { PageHeadFields } from '../../src/content/head/page-head.ts'
import { readSeo, type Seo } from '../../src/content/head/seo.ts'
import { pageTypeOf } from '../../src/content/kinds/page-type.ts'
import type { ContentPage, FormDefinition, Values } from '../../src/content/types.ts'
import { defined } from '../../src/content/values/values.ts'
import type { Languages, Locale } from '../../src/i18n/languages.ts'
import type { PageType } from '../../src/routes.ts'
import { runSteps, type Steps } from '../scheduling/steps.ts'
import { faqData } from '../seo/faq.ts'
import type { ListFinder } from './named-lists.ts'

/**
 * The content of a page, read from its fields. Blocks that list a collection are still empty: the page's
 * loader fills them.
 */
export interface PageBody {
  readonly head: PageHeadFields
  readonly blocks: readonly Block[]
  readonly seo: Seo
  /** JSON-LD from the editor and from the blocks. */
  readonly jsonLd: readonly Values[]
  /** The type of page that shows it; undefined for a page of text. */
  readonly type: PageType | undefined
}

/** The definitions of forms by handle. */
export type Forms = Readonly<Record<string, FormDefinition>>

/** What the body of a page is read with, besides the page. */
export interface ReadingOptions {
  readonly languages: Languages
  readonly trace?: ReadContext['trace'] | undefined
  readonly extensionFailed?: ReadContext['extensionFailed'] | undefined
  readonly forms: Forms
  /** Finds what sets and the page list by their names. */
  readonly lists?: ListFinder | undefined
  readonly rules: ContentRules
  /** Origins of content that frames may show, besides those of known services. */
  readonly frameHosts?: readonly string[] | undefined
  /** The text of links that have none of their own, by language. */
  readonly readMore?: ((locale: Locale) => string | undefined) | undefined
  /** Whether sets that no block shows are shown as boxes, for development. */
  readonly marksUnknown?: boolean
}

/** A body, with what was noticed while it was read. */
export interface BodyReading {
  readonly body: PageBody
  /** Names of fields with values that the blocks cannot use. */
  readonly misfits: readonly string[]
  /** Types of sets (Statamic's name for the parts of a page's content) that no block of this site shows. */
  readonly unknown: readonly string[]
  /** Whether a block shows a form. */
  readonly wantsForms: boolean
  /** The names of sets and the page that may be those of collections. */
  readonly wanted: readonly ListNames[]
}

/** Creates the context that readers of blocks need for a page. */
export const createReadContext = (
  page: Pick<ContentPage, 'locale' | 'texts'>,
  {
    forms,
    rules,
    frameHosts,
    readMore,
    marksUnknown = false,
    trace,
    extensionFailed,
  }: Omit<ReadingOptions, 'languages'>,
): ReadContext => ({
  sanitize: page.texts(),
  locale: page.locale,
  ...defined({ readMore: readMore?.(page.locale), trace, extensionFailed }),
  ...{ marksUnknown, rules, frameHosts: frameHosts ?? [] },
  unknown: () => {},
  form: (handle) => (Object.hasOwn(forms, handle) ? forms[handle] : undefined),
})

/** Where the entry of a page stands. */
const placeOf = ({ withPrefix }: Languages, { collection, locale, path, title, template }: ContentPage) => ({
  collection,
  names: [path.slice(path.lastIndexOf('/') + 1), title, ...template.split(/[./]/)],
  isHome: path === withPrefix(locale, '/'),
})

/** Reads the body of a page. */
export function* readPageInSteps(page: ContentPage, options: ReadingOptions): Steps<BodyReading> {
  const misfits: string[] = []
  const unknown: string[] = []
  const forms: string[] = []
  const wanted: ListNames[] = []
  const context = createReadContext(page, options)
  const reading: ReadContext = {
    ...context,
    misfits: (fields) => void misfits.push(...fields),
    unknown: (set) => void unknown.push(set),
    list(names) {
      wanted.push(names)
      return options.lists?.(names)
    },
    form(handle) {
      forms.push(handle)
      return context.form(handle)
    },
  }
  const place = placeOf(options.languages, page)
  const { head, blocks } = yield* readEntryBlocksInSteps(page.fields, reading, place)
  const seo = readSeo(page.fields)
  const jsonLd = [...faqData(blocks, seo.jsonLd), ...seo.jsonLd]
  const type = place.isHome
    ? undefined
    : pageTypeOf(page, options.rules.collections.get(page.collection)?.page)
  return { body: { head, blocks, seo, jsonLd, type }, misfits, unknown, wantsForms: forms.length > 0, wanted }
}

/** The same at once. */
export const readPage = (page: ContentPage, options: ReadingOptions): BodyReading =>
  runSteps(readPageInSteps(page, options))
