import type { Logger } from 'pino'
import type { Block } from '../src/content/block-types.ts'
import { type PageHeadFields, readPageHead } from '../src/content/page-head.ts'
import { readBlocks } from '../src/content/read-blocks.ts'
import { readSeo, type Seo } from '../src/content/seo.ts'
import type { ContentPage, FormDefinition, Values } from '../src/content/types.ts'
import type { ContentSource } from './cms/source.ts'
import type { FaultLog } from './fault-log.ts'
import { readingMinutes } from './reading-time.ts'
import { faqData } from './seo/faq.ts'
import type { UnknownSets } from './unknown-sets.ts'

/** What a page says, read from its fields. Lists that name a collection are still empty. */
export interface Body {
  readonly head: PageHeadFields
  readonly blocks: readonly Block[]
  /** Reading time, at least 1. */
  readonly minutes: number
  readonly seo: Seo
  /** Linked data: what an editor wrote, and what the blocks say. */
  readonly jsonLd: readonly Values[]
}

export type BodyReader = (page: ContentPage) => Promise<Body>

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

/**
 * Reads each page once per version of the content: the source hands out the same objects until something changes. A page whose form
 * cannot be had is shown without it.
 */
export function createBodyReader({
  content,
  unknownSets,
  faults,
  logger,
  marksUnknown = false,
}: Parts): BodyReader {
  function readBody(page: ContentPage, forms: Forms): Body {
    const context = { sanitise: page.texts() }
    const misfits: string[] = []
    const blocks = readBlocks(page.fields, {
      ...context,
      marksUnknown,
      misfits: (fields) => void misfits.push(...fields),
      unknown: (set) => unknownSets.report(page.path, set),
      form: (handle) => (Object.hasOwn(forms, handle) ? forms[handle] : undefined),
    })
    if (misfits.length > 0)
      logger.info(
        { page: page.path, fields: misfits.slice(0, maxMisfits) },
        'Fields of this page hold values that its blocks cannot use',
      )
    const head = readPageHead(page.fields, context)
    const seo = readSeo(page.fields)
    const jsonLd = [...faqData(blocks, seo.jsonLd), ...seo.jsonLd]
    return { head, blocks, minutes: readingMinutes(blocks), seo, jsonLd }
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

  const known = new WeakMap<ContentPage, { readonly forms: Forms; readonly body: Body }>()
  return async (page) => {
    const forms = await formsOr(page)
    const held = known.get(page)
    if (held?.forms === forms) return held.body
    const body = readBody(page, forms)
    known.set(page, { forms, body })
    return body
  }
}
