import type { Logger } from 'pino'
import type { Block } from '../src/content/block-types.ts'
import { createFields } from '../src/content/fields.ts'
import { type PageHeadFields, readPageHead } from '../src/content/page-head.ts'
import { readBlocks } from '../src/content/read-blocks.ts'
import type { ContentPage } from '../src/content/types.ts'
import { sanitiseHtml } from './cms/rich-text/index.ts'
import type { ContentSource } from './cms/source.ts'
import { readingMinutes } from './reading-time.ts'

/** What a page says, read from its fields. Lists that name a collection are still empty. */
export interface Body {
  readonly head: PageHeadFields
  readonly blocks: readonly Block[]
  /** Reading time, at least 1. */
  readonly minutes: number
  readonly seo: {
    readonly title: string | undefined
    readonly description: string | undefined
    readonly noindex: boolean
  }
}

export type BodyReader = (page: ContentPage) => Promise<Body>

/** Reads each page once per version of the content: the source hands out the same object until something changes. */
export function createBodyReader(content: ContentSource, logger: Pick<Logger, 'warn'>): BodyReader {
  const known = new WeakMap<ContentPage, Promise<Body>>()
  return (page) => {
    const body = known.get(page) ?? readBody(page, content, logger)
    known.set(page, body)
    // A body that cannot be read is tried again by the next visitor.
    body.catch(() => known.delete(page))
    return body
  }
}

async function readBody(
  page: ContentPage,
  content: ContentSource,
  logger: Pick<Logger, 'warn'>,
): Promise<Body> {
  const context = { sanitise: sanitiseHtml }
  const forms = await content.forms(page.locale)
  const blocks = readBlocks(page.fields, {
    ...context,
    unknown: (set) => logger.warn({ page: page.path, set }, 'A set of this page has no block'),
    form: (handle) => (Object.hasOwn(forms, handle) ? forms[handle] : undefined),
  })
  const seo = createFields(page.fields, context)
  return {
    head: readPageHead(page.fields, context),
    blocks,
    minutes: readingMinutes(blocks),
    seo: {
      title: seo.text('seo_title', 'meta_title'),
      description: seo.text('seo_description', 'meta_description'),
      noindex: seo.flag('seo_noindex'),
    },
  }
}
