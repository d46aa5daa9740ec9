import type { Logger } from 'pino'
import type { Block } from '../../src/content/block-types.ts'
import { type PageHeadFields, readPageHead } from '../../src/content/page-head.ts'
import { readBlocks } from '../../src/content/read-blocks.ts'
import { readSeo, type Seo } from '../../src/content/seo.ts'
import type { ContentPage, FormDefinition, Values } from '../../src/content/types.ts'
import type { FaultLog } from '../cms/fault-log.ts'
import type { ContentSource } from '../cms/source.ts'
import type { UnknownSets } from '../logging/unknown-sets.ts'
import { faqData } from '../seo/faq.ts'

/** What a page says, read from its fields. Lists that name a collection are still empty. */
export interface PageBody {
  readonly head: PageHeadFields
  readonly blocks: readonly Block[]
  readonly seo: Seo
  /** Linked data: what an editor wrote, and what the blocks say. */
  readonly jsonLd: readonly Values[]
}

export type BodyReader = (page: ContentPage) => Promise<PageBody>

/** More say nothing that these do not. */
const maxMisfits = 20

interface Parts {
  readonly content: Pick<ContentSource, 'forms'>
  readonly unknownSets: Pick<UnknownSets, 'report'>
  readonly faults: FaultLog
  readonly logger: Pick<Logger, 'info'>
  /** Puts a box in the place of sets that have no block: for development. */
  readonly marksUnknown?: boolean
}

type Forms = Readonly<Record<string, FormDefinition>>
const noForms: Forms = {}

/** A body, and what is to be told of it. */
interface Reading {
  readonly body: PageBody
  /** The forms that it was read with. */
  readonly forms: Forms
  readonly misfits: readonly string[]
  readonly unknown: readonly string[]
  /** Whether a block asked for a form. */
  readonly wantsForms: boolean
}

/**
 * Reads a page that is asked for again once per version of the content: the source hands out the same objects
 * until something changes. Forms are asked for only where a block shows one; a page whose form cannot be had
 * is shown without it.
 */
export function createBodyReader({
  content,
  unknownSets,
  faults,
  logger,
  marksUnknown = false,
}: Parts): BodyReader {
  function read(page: ContentPage, forms: Forms): Reading {
    const context = { sanitise: page.texts() }
    const misfits: string[] = []
    const unknown: string[] = []
    const wanted: string[] = []
    const blocks = readBlocks(page.fields, {
      ...context,
      marksUnknown,
      misfits: (fields) => void misfits.push(...fields),
      unknown: (set) => void unknown.push(set),
      form(handle) {
        wanted.push(handle)
        return Object.hasOwn(forms, handle) ? forms[handle] : undefined
      },
    })
    const head = readPageHead(page.fields, context)
    const seo = readSeo(page.fields)
    const jsonLd = [...faqData(blocks, seo.jsonLd), ...seo.jsonLd]
    const body = { head, blocks, seo, jsonLd }
    return { body, forms, misfits, unknown, wantsForms: wanted.length > 0 }
  }

  function tell({ path }: ContentPage, { misfits, unknown }: Reading): void {
    for (const set of unknown) unknownSets.report(path, set)
    if (misfits.length > 0)
      logger.info(
        { page: path, fields: misfits.slice(0, maxMisfits) },
        'Fields of this page hold values that its blocks cannot use',
      )
  }

  const formsOr = async (page: ContentPage): Promise<Forms> => {
    try {
      const forms = await content.forms(page.locale)
      faults.passed('forms')
      return forms
    } catch (err) {
      faults.failed('forms', err, 'Forms could not be loaded')
      return noForms
    }
  }

  const known = new WeakMap<ContentPage, Reading>()
  const told = new WeakMap<ContentPage, Forms>()
  return async (page) => {
    const first = known.get(page) ?? read(page, noForms)
    const forms = first.wantsForms ? await formsOr(page) : noForms
    const reading = first.forms === forms ? first : read(page, forms)
    // From the second time on, as `memoRepeated` does.
    if (told.has(page)) known.set(page, reading)
    if (told.get(page) !== forms) tell(page, reading)
    told.set(page, forms)
    return reading.body
  }
}
