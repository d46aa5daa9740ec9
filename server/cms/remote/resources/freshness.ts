import type { JsonResponse } from '../../http-client/http-client.ts'
import type { Resource } from './resource.ts'

/** Maximum seconds for which a 404 is fresh. */
const negativeTtl = 30

/**
 * Creates the function that tells how long a response is fresh, in milliseconds of `performance.now()`. Times
 * vary by a tenth, so that responses of the same moment are not loaded again at the same moment.
 * @param random returns a number from 0 to below 1
 */
export const createStamp =
  (random: () => number) =>
  ({ ttl }: Resource, { kind }: JsonResponse, age: number) => {
    const loadedAt = performance.now() - age * 1000
    const jittered = ttl * (0.9 + 0.2 * random())
    const seconds = kind === 'missing' ? Math.min(jittered, negativeTtl) : jittered
    return { loadedAt, freshUntil: loadedAt + seconds * 1000 }
  }
