/** Types of `replay.mjs`. */
import type { StandInAnswer, StandInRequest } from './server.d.mts'

/**
 * Answers a recorded system's requests, those it can work out from the recorded lists, its pictures, form and
 * sitemap.
 */
export function createReplay(name: 'fetch' | 'rest'): (request: StandInRequest) => StandInAnswer | undefined
