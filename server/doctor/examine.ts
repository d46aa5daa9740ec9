/** Reads a whole project as the site does, one page after the other, and compares it with what pages show. */
import type { ContentRules } from '../../src/blocks/content-rules.ts'
import type { ContentPage, PageOutline, Values } from '../../src/content/types.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { matchRoute } from '../../src/router/match.ts'
import type { ContentSource, InspectedEntry, ProjectInspection } from '../cms/source.ts'
import { encodePath } from '../http/canonical-path.ts'
import { createReadContext, type Forms, readPage } from '../page-body/read-page.ts'
import { createYieldToEventLoop } from '../scheduling/yield-to-event-loop.ts'
import type { DoctorReport, UnreadGlobal } from './report.ts'
import { createShownBy } from './shown-by.ts'
import { type CountedEntry, createTally, type Tally } from './tally.ts'
import { createShownTexts, nothingShown } from './walk/shown-texts.ts'
import { walkEntry } from './walk/walk-entry.ts'

/** What an examination needs. */
export interface ExamineOptions {
  readonly content: Pick<ContentSource, 'name' | 'page' | 'outlines' | 'forms' | 'inspect'>
  readonly rules: ContentRules
  readonly readMore: (locale: Locale) => string | undefined
  /** Finds the texts of global sets that nothing reads. */
  readonly unreadGlobals: () => Promise<readonly UnreadGlobal[]>
}

/** The state of one examination. */
interface Examination extends ExamineOptions {
  readonly tally: Tally
  readonly inspection: ProjectInspection | undefined
  /** Ids of entries without a page that stand on the page of another. */
  readonly entered: Set<string>
}

const messageOf = (error: unknown): string =>
  String((error as Error | undefined)?.message ?? error).split('\n')[0] ?? ''

/** Examines the project. Rejects never: what cannot be read is a fault of the report. */
export async function examineProject(options: ExamineOptions): Promise<DoctorReport> {
  const { content } = options
  const tally = createTally()
  const inspection = await content.inspect?.()
  const examination = { ...options, tally, inspection, entered: new Set<string>() }
  for (const { locale } of locales)
    await examineLanguage(examination, locale).catch((error: unknown) =>
      tally.fail({ where: `Content (${locale})`, message: messageOf(error) }),
    )
  for (const { locale } of locales) await examineOthers(examination, locale)
  const unreadGlobals = await options.unreadGlobals().catch(() => [])
  return {
    source: content.name,
    totals: tally.totals(),
    collections: tally.collections(),
    lost: tally.lost(),
    faults: tally.faults(),
    unreadGlobals,
  }
}

async function examineLanguage(examination: Examination, locale: Locale): Promise<void> {
  const { content, tally } = examination
  const forms = await content.forms(locale).catch((): Forms => ({}))
  const rest = createYieldToEventLoop()
  for (const outline of await content.outlines(locale)) {
    await examineOutline(examination, outline, forms).catch((error: unknown) =>
      tally.fail({ where: outline.summary.path, message: messageOf(error) }),
    )
    await rest()
  }
}

async function examineOutline(
  examination: Examination,
  { summary }: PageOutline,
  forms: Forms,
): Promise<void> {
  const match = matchRoute(encodePath(summary.path))
  const answer = match && (await examination.content.page(match.locale, match.path))
  if (answer?.kind !== 'page')
    return examination.tally.fail({ where: summary.path, message: 'is listed, but there is no such page' })
  if (!answer.page.fallback) examinePage(examination, answer.page, forms)
}

/** Counts the values of a page. */
function examinePage(examination: Examination, page: ContentPage, forms: Forms): void {
  const { rules, readMore, tally, inspection, entered } = examination
  const blocksBySet = new Map<Values, readonly string[]>()
  const options = {
    ...{ forms, rules, readMore },
    extensionFailed: (name: string, error: unknown) =>
      tally.fail({ where: page.path, message: `The extension ${name} failed: ${messageOf(error)}` }),
    trace: (set: Values, blocks: readonly { readonly type: string }[]) =>
      void blocksBySet.set(
        set,
        blocks.map(({ type }) => type),
      ),
  }
  const { head, blocks } = readPage(page, options).body
  const entry: CountedEntry = {
    ...{ collection: page.collection, key: page.key, page: page.path },
    entry: inspection?.fileOf(page.id) ?? page.id,
  }
  const shownBy = createShownBy(blocksBySet, rules)
  tally.countPage(page.collection)
  const walked = walkEntry(page.fields, {
    context: createReadContext(page, { forms, rules, readMore }),
    collection: page.collection,
    shown: createShownTexts([page.title, head], blocks),
    entered: (id) => void entered.add(id),
  })
  for (const finding of walked) tally.add(entry, finding, shownBy)
}

/** Counts the values of entries that have no page, and stand on no other. */
async function examineOthers(
  { tally, inspection, entered, rules }: Examination,
  locale: Locale,
): Promise<void> {
  const rest = createYieldToEventLoop()
  for (const entry of inspection?.entriesWithoutPage(locale) ?? []) {
    if (!entered.has(entry.id)) countUnshown(entry, { tally, inspection, rules })
    await rest()
  }
}

function countUnshown(
  { id, key, collection, fields, ...page }: InspectedEntry,
  { tally, inspection, rules }: Pick<Examination, 'tally' | 'inspection' | 'rules'>,
): void {
  tally.countUnshown(collection)
  const entry: CountedEntry = { collection, key, entry: inspection?.fileOf(id) ?? id }
  const context = createReadContext(page, { forms: {}, rules })
  for (const finding of walkEntry(fields, { context, collection, shown: nothingShown, entered: () => {} }))
    tally.add(entry, finding, () => '')
}
