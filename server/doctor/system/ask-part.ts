/** Asks a content system for one part of its API. */
import type { Value } from '../../../src/content/types.ts'
import { CmsError, type CmsFault } from '../../cms/http-client/cms-error.ts'
import type { HttpClient, HttpRequest } from '../../cms/http-client/http-client.ts'
import type { SystemPart } from '../../cms/source-kind.ts'

/** `unused`: nothing refers to it, so it was not asked for. */
export type PartState = 'there' | 'missing' | 'refused' | 'failed' | 'unused'

/** What came of asking for a part. */
export interface PartResult {
  readonly name: string
  readonly need: SystemPart['need']
  readonly state: PartState
  /** Milliseconds until the last answer; undefined where nothing was asked. */
  readonly ms?: number
  /** HTTP status of a failure. */
  readonly status?: number
  /** What the operator has to check. */
  readonly message?: string
}

/** What came of one request. */
export interface Answer {
  readonly state: Exclude<PartState, 'unused'>
  readonly value?: Value
  readonly error?: CmsError
}

/** A report handles every failure: none of them is logged, and none keeps later requests from being sent. */
const expected: readonly CmsFault[] = [
  ...(['unreachable', 'tls', 'timeout', 'unauthorised', 'redirected', 'wrong-address'] as const),
  ...(['not-json', 'malformed', 'too-large', 'limited', 'status', 'busy', 'open'] as const),
]

export async function ask(
  upstream: Pick<HttpClient, 'fetchJson'>,
  { notFoundHint: _, ...request }: HttpRequest,
): Promise<Answer> {
  try {
    const response = await upstream.fetchJson({ ...request, expected })
    return response.kind === 'found' ? { state: 'there', value: response.value } : { state: 'missing' }
  } catch (error) {
    if (!(error instanceof CmsError)) throw error
    return { state: error.fault === 'unauthorised' ? 'refused' : 'failed', error }
  }
}

/** Of several answers the one that says most of the part. */
const order: readonly Answer['state'][] = ['there', 'refused', 'failed', 'missing']

/** Asks for a part until it is there. */
export async function askPart(
  upstream: Pick<HttpClient, 'fetchJson'>,
  part: SystemPart,
  sample: Value | undefined,
): Promise<PartResult> {
  const { name, need } = part
  const began = performance.now()
  const answers: Answer[] = []
  for (const request of part.requests(sample)) {
    if (answers.at(-1)?.state === 'there') break
    answers.push(await ask(upstream, request))
  }
  const best = answers.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))[0]
  if (!best) return { name, need, state: 'unused' }
  const { state, error } = best
  return {
    ...{ name, need, state, ms: Math.round(performance.now() - began) },
    ...(error?.status !== undefined && { status: error.status }),
    ...(error && { message: error.message }),
  }
}
