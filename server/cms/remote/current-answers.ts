/** Provides the answers from the current content of a remote system. */
import type { Logger } from 'pino'
import { memoLast } from '../../../src/shared/memo.ts'
import type { SiteAddresses } from '../model/addresses/own-addresses.ts'
import { createReport } from '../model/report.ts'
import { getOrAdd } from '../model/values.ts'
import type { LocalizedLabels } from '../rich-text/context.ts'
import type { RemoteAdapter, RemoteContent } from './adapter.ts'
import { createAnswers, type RemoteAnswers } from './answers.ts'
import type { RemoteIndexOptions } from './index/content-index.ts'

/** The adapter and the settings that answers are created with. */
export interface CurrentAnswersOptions extends SiteAddresses, Pick<RemoteIndexOptions, 'fallbackOf'> {
  readonly adapter: Pick<RemoteAdapter, 'content'>
  /** URL of the content system. It may contain a user and password, which never get into a page. */
  readonly cmsUrl: string
  /** URL of our site. */
  readonly siteUrl: string
  /** Words that rich text adds to a page, by language. */
  readonly labels?: LocalizedLabels
  readonly logger: Pick<Logger, 'warn'>
}

/** The maximum age of lists in seconds; undefined for the ordinary one. */
export type MaxAge = { readonly maxAge?: number } | undefined

/** The answers to queries for the content of this moment. */
export interface CurrentAnswers {
  /** Resolves with the answers from lists of at most this age. */
  get(age?: MaxAge): Promise<RemoteAnswers>
  /** The last answers; undefined before the first ones. */
  last(): RemoteAnswers | undefined
  /** Makes the next call of `get` check the lists again. */
  forget(): void
}

/**
 * Creates the current answers. A check whether any list has changed takes longer than a single answer, and a
 * page needs a dozen answers: all calls in one turn of the event loop, with one maximum age, therefore share
 * one check.
 */
export function createCurrentAnswers(options: CurrentAnswersOptions): CurrentAnswers {
  const { adapter, cmsUrl, siteUrl, labels = {}, logger } = options
  const { languages, fallbackOf, fixed, isTaken, maxSegments, searchPath } = options
  const report = createReport(logger)
  const answersTo = memoLast((content: RemoteContent) =>
    createAnswers(content, labels, {
      ...{ languages, fallbackOf, cmsUrl, siteUrl, report },
      ...{ fixed, isTaken, maxSegments, searchPath },
    }),
  )
  const state: { last?: RemoteAnswers } = {}
  /** The checks of this turn, by the maximum age of lists in seconds. */
  const checks = new Map<number | undefined, Promise<RemoteAnswers>>()
  const forget = () => checks.clear()

  async function check(age: MaxAge): Promise<RemoteAnswers> {
    setImmediate(forget)
    const answers = answersTo(await adapter.content(age))
    state.last = answers
    return answers
  }

  return {
    get: (age) => getOrAdd(checks, age?.maxAge, () => check(age)),
    last: () => state.last,
    forget,
  }
}
