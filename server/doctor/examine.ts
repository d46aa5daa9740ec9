/** Reads a whole project as the site does, one page after the other, and compares it with what pages show. */
import type { PageOutline } from '../../src/content/types.ts'
import type { Locale } from '../../src/i18n/languages.ts'
import { routingOf } from '../../src/router/match.ts'
import type { InspectedEntry } from '../cms/inspection.ts'
import type { ContentSource } from '../cms/source.ts'
import { encodePath } from '../http/canonical-path.ts'
import { loadListable } from '../page-body/list-lookup.ts'
import { type BodyReading, createReadContext, type Forms } from '../page-body/read-page.ts'
import { createYieldToEventLoop } from '../scheduling/yield-to-event-loop.ts'
import { type Counting, examinePage, type LanguageContent } from './examine-page.ts'
import { type DoctorReport, type Fault, messageOf, type UnreadGlobal } from './report.ts'
import { createShownBy } from './shown-by.ts'
import { type CountedEntry, createTally, type Tally } from './tally.ts'
import { nothingShown } from './walk/shown-texts.ts'
import { walkEntry } from './walk/walk-entry.ts'

/** What an examination needs. */
export interface ExamineOptions extends Pick<Counting, 'languages' | 'rules' | 'readMore'> {
  readonly content: Pick<
    ContentSource,
    'name' | 'page' | 'outlines' | 'forms' | 'collections' | 'listable' | 'inspect'
  >
  /** Finds the texts of global sets that nothing reads. */
  readonly unreadGlobals: () => Promise<readonly UnreadGlobal[]>
}

/** The state of one examination. */
type Examination = ExamineOptions & Counting

/** Does a part of the work; where it fails, that is a fault of the report. */
async function attempt<T>(tally: Tally, where: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    tally.fail({ where, message: messageOf(error) })
    return undefined
  }
}

/** Examines the project. Rejects never: what cannot be read is a fault of the report. */
export async function examineProject(options: ExamineOptions): Promise<DoctorReport> {
  const { content, unreadGlobals, languages } = options
  const tally = createTally()
  const inspection = await attempt(tally, 'Files of the project', async () => content.inspect?.())
  const examination: Examination = {
    ...{ ...options, tally, inspection },
    ...{ entered: new Set(), listedOn: new Map() },
  }
  for (const locale of languages.locales)
    await attempt(tally, `Content (${locale})`, () => examineLanguage(examination, locale))
  for (const locale of languages.locales)
    await attempt(tally, `Entries without a page (${locale})`, () => examineOthers(examination, locale))
  const unread = await attempt(tally, 'Global sets', unreadGlobals)
  return {
    source: content.name,
    totals: tally.totals(),
    collections: tally.collections(),
    lost: tally.lost(),
    faults: tally.faults(),
    unreadGlobals: unread ?? [],
  }
}

async function examineLanguage(examination: Examination, locale: Locale): Promise<void> {
  const { content, tally } = examination
  const collections = await attempt(tally, `Lists (${locale})`, () => loadListable(content, locale))
  const { forms, fault } = await loadForms(content, locale)
  const language = { forms, collections: collections ?? [] }
  const rest = createYieldToEventLoop()
  let wantsForms = false
  for (const outline of await content.outlines(locale)) {
    const { path } = outline.summary
    const reading = await attempt(tally, path, () => examineOutline(examination, outline, language))
    wantsForms ||= reading?.wantsForms ?? false
    await rest()
  }
  if (wantsForms && fault) tally.fail(fault)
}

/** Loads the forms of a language, or tells why there are none: a fault only of pages that show one. */
async function loadForms(
  content: ExamineOptions['content'],
  locale: Locale,
): Promise<{ readonly forms: Forms; readonly fault?: Fault }> {
  try {
    return { forms: await content.forms(locale) }
  } catch (error) {
    return { forms: {}, fault: { where: `Forms (${locale})`, message: messageOf(error) } }
  }
}

async function examineOutline(
  examination: Examination,
  { summary }: PageOutline,
  language: LanguageContent,
): Promise<BodyReading | undefined> {
  const match = routingOf(examination.languages).match(encodePath(summary.path))
  const answer = match && (await examination.content.page(match.locale, match.path))
  if (answer?.kind !== 'page') throw new Error('is listed, but there is no such page')
  return answer.page.fallback ? undefined : examinePage(examination, answer.page, language)
}

/** Counts the values of entries that have no page, and are not among the values of another. */
async function examineOthers(examination: Examination, locale: Locale): Promise<void> {
  const rest = createYieldToEventLoop()
  for (const entry of examination.inspection?.entriesWithoutPage(locale) ?? []) {
    if (!examination.entered.has(entry.id)) examineOther(entry, examination)
    await rest()
  }
}

function examineOther(
  { id, key, collection, fields, ...page }: InspectedEntry,
  { tally, inspection, rules, readMore, listedOn }: Examination,
): void {
  const shown = listedOn.get(id)
  if (!shown) tally.countUnshown(collection)
  const entry: CountedEntry = { collection, key, entry: inspection?.fileOf(id) ?? id }
  const context = createReadContext(page, { forms: {}, rules, readMore })
  const options = { context, collection, shown: shown ?? nothingShown, entered: () => {} }
  const shownBy = createShownBy(new Map(), rules)
  for (const finding of walkEntry(fields, options)) tally.add(entry, finding, shownBy)
}
