/** Types of `extras.mjs`. */
import type { StandInAnswer, StandInRequest } from './server.d.mts'

/** Responds with a drawing to a request for any picture; undefined for other requests. */
export function answerPicture(request: StandInRequest): StandInAnswer | undefined
/** Responds to a submitted form as Statamic does; undefined for other requests. */
export function answerForm(request: StandInRequest, origin: string): StandInAnswer | undefined
/** Creates a sitemap of absolute addresses. */
export function sitemapOf(addresses: readonly string[]): StandInAnswer
