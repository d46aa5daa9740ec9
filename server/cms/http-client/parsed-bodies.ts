import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { UpstreamAnswer, UpstreamRequest } from './http-client.ts'
import { readJson } from './json.ts'
import type { UpstreamLimits } from './limits.ts'

type Found = Extract<UpstreamAnswer, { readonly kind: 'found' }>

/** Answers of JSON by what was asked. */
export interface KnownBodies {
  /**
   * What a body says; the very same object while the same question is answered with the same bytes. @throws
   * CmsError
   */
  read(request: Pick<UpstreamRequest, 'path' | 'query'>, bytes: Buffer): Found
}

interface Known {
  readonly bytes: Buffer
  readonly found: Found
}

/** Bytes of bodies; what is made of them takes a multiple. */
const maxSize = 2_097_152
/** A long list that changed in one place is read anew anyway. */
const maxEntrySize = 262_144

const nameOf = ({ path, query = [] }: Pick<UpstreamRequest, 'path' | 'query'>): string =>
  query.length === 0 ? path : `${path}\n${query.flat().join('\n')}`

/**
 * To compare bytes takes a hundredth of reading them: content that is asked for again and again seldom
 * changed meanwhile.
 */
export function createKnownBodies(limits: Pick<UpstreamLimits, 'maxDepth' | 'maxMembers'>): KnownBodies {
  const known = new LRUCache<string, Known>({
    maxSize,
    maxEntrySize,
    sizeCalculation: ({ bytes }, name) => bytes.length + name.length,
  })
  return {
    read(request, bytes) {
      const name = nameOf(request)
      const last = known.get(name)
      if (last?.bytes.equals(bytes)) return last.found
      const value = readJson(bytes, limits)
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
