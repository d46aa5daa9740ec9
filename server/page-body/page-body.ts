import type { Logger } from 'pino'
import type { ReadContext } from '../../src/blocks/block-readers.ts'
import type { Block } from '../../src/blocks/block-types.ts'
import { type ContentRules, noRules } from '../../src/blocks/content-rules.ts'
import { readEntryBlocks } from '../../src/blocks/read-blocks.ts'
import type { PageHeadFields } from '../../src/content/head/page-head.ts'
import { readSeo, type Seo } from '../../src/content/head/seo.ts'
import type { ContentPage, FormDefinition, Values } from '../../src/content/types.ts'
import { defined } from '../../src/content/values.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { FaultLog } from '../cms/fault-log.ts'
import type { ContentSource } from '../cms/source.ts'
import type { UnknownSets } from '../logging/unknown-sets.ts'
import { faqData } from '../seo/faq.ts'

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
}

/** Reads the body of a page. Does not reject when the page's forms fail to load. */
export type BodyReader = (page: ContentPage) => Promise<PageBody>

/** Maximum number of field names in a log line. */
const maxMisfits = 20

interface BodyReaderDeps {
  readonly content: Pick<ContentSource, 'forms'>
  readonly unknownSets: Pick<UnknownSets, 'report'>
  readonly faults: FaultLog
  readonly logger: Pick<Logger, 'info'>
  /** Returns the project's own rules: the same object until they change. */
  readonly rules?: () => ContentRules
  /** Whether sets that no block shows are shown as boxes, for development. */
  readonly marksUnknown?: boolean
  /** The text of links that have none of their own, by language. */
  readonly readMore?: (locale: Locale) => string | undefined
}

type Forms = Readonly<Record<string, FormDefinition>>
const noForms: Forms = {}

/** A body, with the problems to log. */
interface BodyReading {
  readonly body: PageBody
  /** The forms that the page was read with. */
  readonly forms: Forms
  /** The rules that the page was read with. */
  readonly rules: ContentRules
  /** Names of fields with values that the blocks cannot use. */
  readonly misfits: readonly string[]
  /** Types of sets (Statamic's name for the parts of a page's content) that no block of this site shows. */
  readonly unknown: readonly string[]
  /** Whether a block shows a form. */
  readonly wantsForms: boolean
}

/**
 * Creates the reader of page bodies. The body of a page that is requested repeatedly is cached by the page
 * object, which content sources return unchanged until something changes. Forms are loaded only for pages
 * that show one. A form that fails to load is left out.
 */
export function createBodyReader({
  content,
  unknownSets,
  faults,
  logger,
  rules: currentRules = () => noRules,
  readMore,
  marksUnknown = false,
}: BodyReaderDeps): BodyReader {
  function read(page: ContentPage, forms: Forms, rules: ContentRules): BodyReading {
    const context = { sanitize: page.texts() }
    const misfits: string[] = []
    const unknown: string[] = []
    const wanted: string[] = []
    const reading: ReadContext = {
      ...context,
      locale: page.locale,
      ...defined({ readMore: readMore?.(page.locale) }),
      marksUnknown,
      rules,
      misfits: (fields) => void misfits.push(...fields),
      unknown: (set) => void unknown.push(set),
      form(handle) {
        wanted.push(handle)
        return Object.hasOwn(forms, handle) ? forms[handle] : undefined
      },
    }
    const { head, blocks } = readEntryBlocks(page.fields, reading, page.collection)
    const seo = readSeo(page.fields)
    const jsonLd = [...faqData(blocks, seo.jsonLd), ...seo.jsonLd]
    const body = { head, blocks, seo, jsonLd }
    return { body, forms, rules, misfits, unknown, wantsForms: wanted.length > 0 }
  }

  function report({ path }: ContentPage, { misfits, unknown }: BodyReading): void {
    for (const set of unknown) unknownSets.report(path, set)
    if (misfits.length > 0)
      logger.info(
        { page: path, fields: misfits.slice(0, maxMisfits) },
        'Fields of this page hold values that its blocks cannot use',
      )
  }

  const formsFor = async (page: ContentPage): Promise<Forms> => {
    try {
      const forms = await content.forms(page.locale)
      faults.passed('forms')
      return forms
    } catch (err) {
      faults.failed('forms', err, 'Forms could not be loaded')
      return noForms
    }
  }

  const cached = new WeakMap<ContentPage, BodyReading>()
  const reported = new WeakMap<ContentPage, Pick<BodyReading, 'forms' | 'rules'>>()
  return async (page) => {
    const rules = currentRules()
    const stored = cached.get(page)
    const first = stored?.rules === rules ? stored : read(page, noForms, rules)
    const forms = first.wantsForms ? await formsFor(page) : noForms
    const reading = first.forms === forms ? first : read(page, forms, rules)
    // Bodies are cached from the second reading of a page on, as most pages are read only once.
    const before = reported.get(page)
    if (before) cached.set(page, reading)
    if (before?.forms !== forms || before.rules !== rules) report(page, reading)
    reported.set(page, { forms, rules })
    return reading.body
  }
}
