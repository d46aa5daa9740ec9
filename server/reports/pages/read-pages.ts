/** Reads all pages of a language as the site does, one by one. */
import type { ContentRules } from '../../../src/blocks/content-rules.ts'
import type { ListableCollection } from '../../../src/content/lists.ts'
import type { LostReference } from '../../../src/content/lost-reference.ts'
import type { ContentPage, PageOutline } from '../../../src/content/types.ts'
import type { Languages, Locale } from '../../../src/i18n/languages.ts'
import { routingOf } from '../../../src/router/match.ts'
import type { ContentSource } from '../../cms/source.ts'
import { encodePath } from '../../http/canonical-path.ts'
import { loadListable } from '../../page-body/list-lookup.ts'
import { createListFinder } from '../../page-body/named-lists.ts'
import { type BodyReading, type Forms, readPage } from '../../page-body/read-page.ts'

export interface PageReading extends BodyReading {
  readonly page: ContentPage
  /** What it refers to although it is not there. */
  readonly lost: readonly LostReference[]
}

export interface PageSource {
  readonly content: Pick<ContentSource, 'page' | 'outlines' | 'forms' | 'collections' | 'listable'>
  readonly languages: Languages
  readonly rules: ContentRules
  /** Awaited between two pages. */
  readonly step: () => Promise<void>
  /** Called for what cannot be read: the path of a page, or a part of the content. */
  readonly failed: (what: string, error: unknown) => void
}

/** The first line of what an error says. */
export const messageOf = (error: unknown): string =>
  String((error as Error | undefined)?.message ?? error).split('\n')[0] ?? ''

/**
 * Yields the outline and the reading of each page, without those that are shown in another language. Rejects
 * when the pages of the language cannot be listed.
 */
export async function* readPages(
  source: PageSource,
  locale: Locale,
): AsyncGenerator<{ readonly outline: PageOutline; readonly reading: PageReading | undefined }> {
  const { content, step, failed } = source
  const forms = await content.forms(locale).catch((error: unknown) => {
    failed(`Forms (${locale})`, error)
    return {}
  })
  const collections = await loadListable(content, locale)
  for (const outline of await content.outlines(locale)) {
    const { path } = outline.summary
    if (!outline.fallback)
      yield {
        outline,
        reading: await readOne(source, path, { forms, collections }).catch((error: unknown) => {
          failed(path, error)
          return undefined
        }),
      }
    await step()
  }
}

/** What the pages of a language are read with. */
interface LanguageContent {
  readonly forms: Forms
  readonly collections: readonly ListableCollection[]
}

async function readOne(
  { content, languages, rules }: PageSource,
  path: string,
  { forms, collections }: LanguageContent,
): Promise<PageReading> {
  const match = routingOf(languages).match(encodePath(path))
  const answer = match && (await content.page(match.locale, match.path))
  if (answer?.kind !== 'page') throw new Error('is listed, but there is no such page')
  const { page } = answer
  const lost: LostReference[] = []
  let [sets, known] = [0, page.unresolved?.().length ?? 0]
  const reading = readPage(page, {
    ...{ languages, forms, rules, lists: createListFinder(page, collections) },
    // Texts of a content system over HTTP are read with their sets, those of files before.
    trace(_set, blocks) {
      sets += 1
      const now = page.unresolved?.() ?? []
      for (const reference of now.slice(known))
        lost.push({ set: `${blocks[0]?.type ?? 'set'} ${sets}`, ...reference })
      known = now.length
    },
  })
  const all = page.unresolved?.() ?? []
  const placed = new Set(lost.map(({ what }) => what))
  return { ...reading, page, lost: [...lost, ...all.filter(({ what }) => !placed.has(what))] }
}
