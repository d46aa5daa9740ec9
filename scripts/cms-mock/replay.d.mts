/** Types of `replay.mjs`. */
import type { StandInAnswer, StandInRequest } from './server.d.mts'

/**
 * Creates a function that responds as a recorded content system: with recorded responses, with those derived
 * from recorded lists, and to requests for pictures, a form and the sitemap.
 */
export function createReplay(
  name: 'fetch' | 'rest',
  change?: (recordings: readonly unknown[]) => unknown[],
): (request: StandInRequest) => StandInAnswer | undefined
