/** Types of `extras.mjs`. */
import type { StandInAnswer, StandInRequest } from './server.d.mts'

/** A drawing for any address of a picture. */
export function answerPicture(request: StandInRequest): StandInAnswer | undefined
export function answerForm(request: StandInRequest, origin: string): StandInAnswer | undefined
/** @param addresses absolute */
export function sitemapOf(addresses: readonly string[]): StandInAnswer
