import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { HttpRequest, JsonResponse } from '../http-client.ts'
import type { HttpClientLimits } from '../limits.ts'
import { parseJson } from './parse-json.ts'

type Found = Extract<JsonResponse, { readonly kind: 'found' }>

/** Answers of JSON by what was asked. */
export interface ParsedBodyCache {
  /**
   * What a body says; the very same object while the same question is answered with the same bytes. @throws
   * CmsError
   */
  read(request: Pick<HttpRequest, 'path' | 'query'>, bytes: Buffer): Found
}

interface CachedBody {
  readonly bytes: Buffer
  readonly found: Found
}

/** Bytes of bodies; what is made of them takes a multiple. */
const maxSize = 2_097_152
/** A long list that changed in one place is read anew anyway. */
const maxEntrySize = 262_144

const nameOf = ({ path, query = [] }: Pick<HttpRequest, 'path' | 'query'>): string =>
  query.length === 0 ? path : `${path}\n${query.flat().join('\n')}`

/**
 * To compare bytes takes a hundredth of reading them: content that is asked for again and again seldom
 * changed meanwhile.
 */
export function createParsedBodyCache(
  limits: Pick<HttpClientLimits, 'maxDepth' | 'maxMembers'>,
): ParsedBodyCache {
  const known = new LRUCache<string, CachedBody>({
    maxSize,
    maxEntrySize,
    sizeCalculation: ({ bytes }, name) => bytes.length + name.length,
  })
  return {
    read(request, bytes) {
      const name = nameOf(request)
      const last = known.get(name)
      if (last?.bytes.equals(bytes)) return last.found
      const value = parseJson(bytes, limits)
      const found: Found = {
        kind: 'found',
        value,
        digest: hash('sha256', bytes, 'base64url'),
      }
      known.set(name, { bytes, found })
      return found
    },
  }
}
