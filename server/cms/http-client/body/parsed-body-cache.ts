/** Caches the parsed JSON of responses, so that equal bodies are parsed once. */
import { hash } from 'node:crypto'
import { createBoundedCache } from '../../../cache/bounded-cache.ts'
import { runSteps, runStepsInTurns, type Steps } from '../../../scheduling/steps.ts'
import { createWorkLine } from '../../../scheduling/work-line.ts'
import type { HttpRequest, JsonResponse } from '../http-client.ts'
import { maxKeptBytes } from './gathered-bytes.ts'
import { parseJsonInSteps } from './parse-json.ts'
import type { JsonLimits } from './scan-json.ts'

type FoundJson = Extract<JsonResponse, { readonly kind: 'found' }>

/** The parsed JSON of earlier responses, by request. */
export interface ParsedBodyCache {
  /**
   * The value of a body: the same object as the last time, while the same request gets the same bytes. Rejects
   * with a CmsError. Requests have their turns while a long body is parsed.
   */
  read(request: Pick<HttpRequest, 'path' | 'query'>, bytes: Buffer): Promise<FoundJson>
}

interface CachedBody {
  readonly bytes: Buffer
  readonly found: FoundJson
}

/** Maximum bytes of all cached bodies. Their parsed values take several times as much memory. */
const maxBytes = 2_097_152

function* readInSteps(bytes: Buffer, limits: JsonLimits): Steps<FoundJson> {
  const value = yield* parseJsonInSteps(bytes, limits)
  yield
  return { kind: 'found', value, digest: hash('sha256', bytes, 'base64url') }
}

const keyOf = ({ path, query = [] }: Pick<HttpRequest, 'path' | 'query'>): string =>
  query.length === 0 ? path : `${path}\n${query.flat().join('\n')}`

/**
 * Creates a cache of parsed responses, because comparing bytes takes a hundredth of the time of parsing them,
 * and content that is fetched again has seldom changed.
 */
export function createParsedBodyCache(limits: JsonLimits): ParsedBodyCache {
  const cache = createBoundedCache<string, CachedBody>({
    maxBytes,
    // Longer ones are lists, in which something has changed nearly each time.
    maxEntryBytes: maxKeptBytes,
    sizeOf: ({ bytes }, key) => bytes.length + key.length,
  })
  const line = createWorkLine()
  return {
    async read(request, bytes) {
      const key = keyOf(request)
      const last = cache.get(key)
      if (last?.bytes.equals(bytes)) return last.found
      const read = readInSteps(bytes, limits)
      const found = await (bytes.length > maxKeptBytes ? line(() => runStepsInTurns(read)) : runSteps(read))
      cache.set(key, { bytes, found })
      return found
    },
  }
}
