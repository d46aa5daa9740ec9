/** Types of `fetch-query.mjs`. */
import type { IncomingHttpHeaders } from 'node:http'
import type { StandInAnswer } from './server.d.mts'

/** A list of the Fetch add-on, filtered and paged, in its envelope. */
export function answerList(items: readonly object[], query: ReadonlyMap<string, string>): object
export function answerItem(item: object | undefined): object
export function missing(kind: string, name: string, headers: IncomingHttpHeaders): StandInAnswer
export function serverError(): StandInAnswer
