import type { Logger } from 'pino'
import type { Value } from '../../../src/content/types.ts'
import { memberOf } from '../../../src/content/values.ts'
import { CmsError } from '../http-client/cms-error.ts'
import type { Upstream, UpstreamAnswer } from '../http-client/http-client.ts'
import { itemsOf } from './items.ts'
import { createKeyedCall } from './keyed-call.ts'
import type { KeyMethod } from './probe.ts'
import { byQuery, type Question } from './question.ts'

/** Found answers are envelopes with `data`. @throws CmsError */
export type Ask = (question: Question) => Promise<UpstreamAnswer>

interface Options {
  readonly upstream: Upstream
  readonly apiKey?: string | undefined
  readonly keyMethod: KeyMethod
  readonly logger: Pick<Logger, 'warn' | 'error'>
}

const isBare = (answer: UpstreamAnswer) =>
  answer.kind === 'found' && Array.isArray(answer.value) && answer.value.length === 0

const notFetch =
  'The content system answered without usable data: check that CMS_URL leads to its Fetch add-on'

/** A list may come as an object with keys (content-contract 2.3); an empty one is `[]`. */
const isListData = (data: Value): boolean =>
  itemsOf(data).length > 0 || (Array.isArray(data) && data.length === 0)

/**
 * A bare `[]` is how Fetch says that something is missing; an answer without `data` is none of Fetch's
 * (content-contract 2.7).
 */
function checked(answer: UpstreamAnswer, { mustExist, isList }: Question): UpstreamAnswer {
  if (answer.kind === 'missing' || isBare(answer)) {
    if (mustExist === undefined) return { kind: 'missing' }
    throw new CmsError('wrong-address', mustExist)
  }
  const data = memberOf(answer.value, 'data')
  if (isList ? isListData(data) : typeof data === 'object') return answer
  throw new CmsError('malformed', notFetch)
}

/** Milliseconds in which no second line says the same. */
const quietMs = 60_000

/** What the HTTP client takes for a good answer, and so does not report. */
function createCheck(logger: Options['logger']) {
  const state = { toldAt: Number.NEGATIVE_INFINITY }
  return (answer: UpstreamAnswer, question: Question): UpstreamAnswer => {
    try {
      return checked(answer, question)
    } catch (err) {
      const now = performance.now()
      if (now - state.toldAt > quietMs) {
        state.toldAt = now
        logger.error(
          { err, cms: { url: question.path } },
          'The content system gives answers that cannot be used',
        )
      }
      throw err
    }
  }
}

/** The one way to ask Fetch: `HEAD`, `debug`, `users` and `formset` cannot be asked for. */
export function createAsk(options: Options): Ask {
  const { upstream, apiKey, keyMethod: method, logger } = options
  const call =
    apiKey === undefined
      ? (question: Question) => upstream.json(byQuery(question))
      : createKeyedCall({ upstream, method, logger }, apiKey)
  const check = createCheck(logger)
  return async (question) => check(await call(question), question)
}
