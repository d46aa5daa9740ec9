import type { Logger } from 'pino'
import { memoLast } from '../../../src/shared/memo.ts'
import type { OwnAddresses } from '../model/addresses/own-addresses.ts'
import { createReport } from '../model/report.ts'
import { getOrAdd } from '../model/values.ts'
import type { LocalizedLabels } from '../rich-text/context.ts'
import type { RemoteAdapter, RemoteContent } from './adapter.ts'
import { createAnswers, type RemoteAnswers } from './answers.ts'

export interface CurrentAnswersOptions extends OwnAddresses {
  readonly adapter: Pick<RemoteAdapter, 'content'>
  /** May hold a user and password, which never reach a page. */
  readonly cmsUrl: string
  readonly siteUrl: string
  /** Words that rich text itself needs, by language. */
  readonly labels?: LocalizedLabels
  readonly logger: Pick<Logger, 'warn'>
}

/** How old lists may be. */
export type MaxAge = { readonly maxAge?: number } | undefined

export interface CurrentAnswers {
  get(age?: MaxAge): Promise<RemoteAnswers>
  /** The answers that were given last; undefined before the first. */
  last(): RemoteAnswers | undefined
  /** The next caller looks at the lists again. */
  forget(): void
}

/**
 * The answers from the content of this moment. To see that no list has changed costs more than a single
 * answer, and a page needs a dozen: all callers in one turn of the event loop share one check.
 */
export function createCurrentAnswers(options: CurrentAnswersOptions): CurrentAnswers {
  const { adapter, cmsUrl, siteUrl, labels = {}, logger } = options
  const { fixed, isTaken, maxSegments, searchPath } = options
  const report = createReport(logger)
  const answersTo = memoLast((content: RemoteContent) =>
    createAnswers(content, labels, { cmsUrl, siteUrl, fixed, isTaken, maxSegments, searchPath, report }),
  )
  const state: { last?: RemoteAnswers } = {}
  /** Checks of this turn, by the age in seconds that lists may have. */
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
