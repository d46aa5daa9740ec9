import type { Logger } from 'pino'
import { type ContentRules, noRules } from '../../src/blocks/content-rules.ts'
import type { ContentPage } from '../../src/content/types.ts'
import type { FaultLog } from '../cms/fault-log.ts'
import type { ContentSource } from '../cms/source.ts'
import type { UnknownSets } from '../logging/unknown-sets.ts'
import { runStepsInTurns } from '../scheduling/steps.ts'
import { createWorkLine } from '../scheduling/work-line.ts'
import { createListLookup } from './list-lookup.ts'
import { type ListFinder, noLists } from './named-lists.ts'
import {
  type BodyReading,
  type Forms,
  type PageBody,
  type ReadingOptions,
  readPageInSteps,
} from './read-page.ts'

/** Reads the body of a page. Does not reject when the page's forms fail to load. */
export type BodyReader = (page: ContentPage) => Promise<PageBody>

/** Maximum number of field names in a log line. */
const maxMisfits = 20

interface BodyReaderDeps
  extends Pick<ReadingOptions, 'languages' | 'readMore' | 'marksUnknown' | 'extensionFailed'> {
  readonly content: Pick<ContentSource, 'forms' | 'collections' | 'listable'>
  readonly unknownSets: Pick<UnknownSets, 'report'>
  readonly faults: FaultLog
  readonly logger: Pick<Logger, 'info'>
  /** Returns the project's own rules: the same object until they change. */
  readonly rules?: () => ContentRules
  /** Returns the origins that frames may show: the same list until it changes. */
  readonly frameHosts?: () => readonly string[]
}

const noForms: Forms = {}
const noHosts: readonly string[] = []

/** What the project says of the reading of pages. */
type OwnWord = Pick<Circumstances, 'rules' | 'frameHosts'>

/** Whether a page was read by what the project says now. */
const isOf = <T extends OwnWord>(read: T | undefined, own: OwnWord): read is T =>
  read?.rules === own.rules && read.frameHosts === own.frameHosts

/** What a page was read with. */
interface Circumstances {
  readonly forms: Forms
  readonly lists: ListFinder
  readonly rules: ContentRules
  readonly frameHosts: readonly string[]
}

/**
 * Creates the reader of page bodies. The body of a page that is requested repeatedly is cached by the page
 * object, which content sources return unchanged until something changes. Forms are loaded only for pages
 * that show one. A form that fails to load is left out.
 */
export function createBodyReader({
  content,
  languages,
  unknownSets,
  faults,
  logger,
  rules: currentRules = () => noRules,
  frameHosts: currentHosts = () => noHosts,
  readMore,
  extensionFailed,
  marksUnknown = false,
}: BodyReaderDeps): BodyReader {
  // Each would take a turn of its own.
  const line = createWorkLine()
  const read = async (page: ContentPage, from: Circumstances): Promise<BodyReading & Circumstances> => {
    const options = { ...from, languages, readMore, marksUnknown, extensionFailed }
    return { ...(await line(() => runStepsInTurns(readPageInSteps(page, options)))), ...from }
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

  const listsFor = createListLookup(content, faults)

  const cached = new WeakMap<ContentPage, BodyReading & Circumstances>()
  const reported = new WeakMap<ContentPage, Circumstances>()
  return async (page) => {
    const own = { rules: currentRules(), frameHosts: currentHosts() }
    const stored = cached.get(page)
    const first = isOf(stored, own) ? stored : await read(page, { forms: noForms, lists: noLists, ...own })
    const forms = first.wantsForms ? await formsFor(page) : noForms
    const lists = await listsFor(page, first.wanted)
    const isSame = first.forms === forms && first.lists === lists
    const reading = isSame ? first : await read(page, { forms, lists, ...own })
    // Bodies are cached from the second reading of a page on, as most pages are read only once.
    const before = reported.get(page)
    if (before) cached.set(page, reading)
    if (before?.forms !== forms || !isOf(before, own)) report(page, reading)
    reported.set(page, { forms, lists, ...own })
    return reading.body
  }
}
