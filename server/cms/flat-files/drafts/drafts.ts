/** Opens a project on disk with what its editors have not published yet. */
import type { Logger } from 'pino'
import { runStepsInTurns, type Steps } from '../../../scheduling/steps.ts'
import type { LocalizedLabels } from '../../rich-text/context.ts'
import type { ContentPreview, ContentSource } from '../../source.ts'
import { answersSource } from '../answers-source.ts'
import type { SourceFile, SourceFiles } from '../disk/files.ts'
import { indexSite, type SiteIndex, type SiteIndexOptions } from '../index/index-site.ts'
import { createAnswers, type SiteAnswers } from '../query/answers.ts'
import { asPublished } from './as-published.ts'
import { readWorkingCopies, type WorkingCopies } from './working-copies.ts'

interface DraftsOptions {
  /** Folder of the project. */
  readonly dir: string
  /** Resolves the path of an asset in the project; undefined for one that is not public. */
  readonly placeOf: (file: string) => string | undefined
  /** The files of this moment: the map changes with them. */
  readonly files: () => SourceFiles
  /** The public answers: another object after each change of the files. */
  readonly answers: () => SiteAnswers
  readonly index: SiteIndexOptions
  readonly labels: LocalizedLabels
  readonly logger: Pick<Logger, 'warn'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Answers with drafts, and what they were made of. */
interface Drafts {
  readonly public: SiteAnswers
  readonly version: string
  readonly answers: Promise<SiteAnswers>
}

/** Milliseconds after which an index with drafts is given up when nobody has asked for it. */
const idleTime = 300_000

/**
 * Creates what opens a project with its drafts: an index of its own, beside that of the public site. It is
 * made when an editor asks, in steps that let visitors through, and kept while editors go on asking.
 */
export function createDrafts(options: DraftsOptions): ContentPreview {
  const { dir, placeOf, files, answers, index, labels, logger, now } = options
  const state: { drafts?: Drafts | undefined; timer?: NodeJS.Timeout } = {}
  const forget = () => {
    state.drafts = undefined
  }
  const waitForNext = () => {
    clearTimeout(state.timer)
    state.timer = setTimeout(forget, idleTime).unref()
  }

  function* indexDrafts(stored: readonly SourceFile[], copies: WorkingCopies): Steps<SiteIndex> {
    return yield* indexSite(yield* asPublished(stored, copies), index)
  }
  /** Faults of the content are told with the public index: here they would be told twice. */
  async function build(copies: WorkingCopies): Promise<SiteAnswers> {
    const built = await runStepsInTurns(indexDrafts([...files().values()], copies), () => false)
    if (!built) throw new Error('The index with drafts was given up')
    return createAnswers(built, { now: now(), report: () => {}, labels })
  }

  async function current(): Promise<SiteAnswers> {
    const copies = await readWorkingCopies(dir, logger)
    const { drafts } = state
    waitForNext()
    if (drafts?.public === answers() && drafts.version === copies.version) return drafts.answers
    const building = build(copies)
    state.drafts = { public: answers(), version: copies.version, answers: building }
    building.catch(forget)
    return building
  }

  return {
    async open(): Promise<ContentSource> {
      const found = await current()
      return {
        name: 'flat-files',
        traits: { tellsOfChanges: true, readsCheaply: true, takesForms: true },
        ...answersSource(() => found, placeOf),
        health: () => ({ state: 'ok', loaded: true, age_s: 0, pages: found.pages(), broken: 0 }),
        onChange: () => () => {},
        close: async () => {},
      }
    },
  }
}
