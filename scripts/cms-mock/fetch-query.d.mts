/** Types of `fetch-query.mjs`. */
import type { IncomingHttpHeaders } from 'node:http'
import type { StandInAnswer } from './server.d.mts'

/** Filters and pages a list as the Fetch add-on does, and wraps it in the add-on's envelope. */
export function answerList(items: readonly object[], query: ReadonlyMap<string, string>): object
/** Wraps one item in the add-on's envelope; `[]` when there is none. */
export function answerItem(item: object | undefined): object
/** The response for a missing page, global set or collection. */
export function missing(kind: string, name: string, headers: IncomingHttpHeaders): StandInAnswer
/** The response to a request that makes the add-on fail. */
export function serverError(): StandInAnswer
