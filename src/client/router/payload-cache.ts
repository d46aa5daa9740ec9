import { followLinks } from '../prefetch/observe-links.ts'
import { createPrefetch } from '../prefetch/prefetch-cache.ts'
import { fetchPayload, type PayloadAnswer } from './fetch-payload.ts'

export interface Payloads {
  /** What was fetched ahead, else an answer of the server. Rejects when the page's data cannot be had. */
  readonly get: (path: string, signal: AbortSignal) => Promise<PayloadAnswer>
  /** Another page is shown, with links of its own. */
  readonly arrived: () => void
  /** More may be known of what can be fetched ahead. */
  readonly rescan: () => void
}

interface Surroundings {
  readonly buildId: string
  /** Told the build of each answer. */
  readonly onBuild: (id: string) => void
  /** Whether the payload of a path may be fetched ahead. */
  readonly isPrerendered: (path: string) => boolean
  /** Milliseconds for which a payload that was fetched ahead may be shown. */
  readonly lifetimeOf: (path: string) => number | undefined
  /** Asked each time: false on slow links and when the visitor saves data. */
  readonly mayPrefetch: () => boolean
}

/**
 * While a deploy is under way the next answer may come from this page's own build: asking again is cheaper
 * than a document.
 */
const tries = 2

/** The data of pages, for client navigation: fetched ahead where that is allowed. */
export function startPayloads(surroundings: Surroundings): Payloads {
  const { buildId, onBuild, isPrerendered, lifetimeOf, mayPrefetch } = surroundings
  // Its link may still be in view, or under the pointer, while the page is on its way.
  let onItsWay: string | undefined
  const prefetch = createPrefetch({
    isWanted: (path) => path !== onItsWay && isPrerendered(path),
    load: (path, signal) => fetchPayload(path, { buildId, signal, onBuild, priority: 'low' }),
    lifetimeOf,
  })
  const links = followLinks({ prefetch, isAllowed: mayPrefetch })

  return {
    get: async (path, signal) => {
      onItsWay = path
      return (await prefetch.take(path)) ?? fetchPayload(path, { buildId, signal, onBuild, tries })
    },
    arrived: () => {
      onItsWay = undefined
      prefetch.reset()
      links.rescan()
    },
    rescan: links.rescan,
  }
}
