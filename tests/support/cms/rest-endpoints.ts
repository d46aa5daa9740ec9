/** How a stand-in for Statamic's REST API finds the answer to a request. */
import type { StandInAnswer, StandInRequest } from '../../../scripts/cms-mock/server.mjs'

export const notFound: StandInAnswer = { status: 404, body: { message: 'Not found.' } }

/** A value in its envelope; without a value there is nothing at the address. */
export const data = (value: unknown): StandInAnswer =>
  value === undefined ? notFound : { body: { data: value } }

/** Patterns of paths, with what answers requests for them. */
export type Endpoints<Asked> = readonly (readonly [RegExp, (asked: Asked) => StandInAnswer])[]

/**
 * Answers by the first endpoint with the path of a request.
 * @param ask makes what the endpoint is asked, of what the pattern of its path caught
 * @returns undefined for a path without an endpoint, and for anything but a GET
 */
export function answerByPath<Asked>(
  endpoints: Endpoints<Asked>,
  { method, path }: StandInRequest,
  ask: (names: readonly string[]) => Asked,
): StandInAnswer | undefined {
  for (const [pattern, answer] of endpoints) {
    const match = pattern.exec(path)
    if (match && method === 'GET') return answer(ask(match.slice(1)))
  }
  return undefined
}
