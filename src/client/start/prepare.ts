import type { ClientState } from '../../content/client-state.ts'
import type { Payload } from '../../content/payload.ts'
import { messageFiles } from '../../i18n/message-files.ts'
import { readConnection } from '../builds/connection.ts'
import { createRouteRules } from '../builds/route-rules.ts'
import type { BuildTracker } from '../builds/track-builds.ts'
import { createPayloadCache, type PayloadCache } from '../router/payload-cache.ts'
import { fetchInitialPayload } from './initial-payload.ts'

export { focusAfterReturn } from './focus-after-return.ts'

/** Data that is fetched while the app's code is still loading, and that the app then uses. */
export interface AppPreparation {
  /** The payloads of other pages; those of links that are pointed at are prefetched from now on. */
  readonly payloads: PayloadCache
  /**
   * Fetches all that the app needs besides its code, so that both load at the same time. Gives the payload of
   * the page shown.
   */
  readonly fetchInitial: () => Promise<Payload>
}

/**
 * Prepares the start of the app at the visitor's first interaction. This module is in a chunk of its own,
 * which is much smaller than the app's and so is there earlier.
 */
export function prepareApp(state: ClientState, builds: BuildTracker): AppPreparation {
  const rules = createRouteRules(builds.manifest)
  const payloads = createPayloadCache({
    buildId: state.buildId,
    onBuild: builds.reportBuild,
    isPrerendered: (path) => builds.newBuild() === undefined && rules.isPrerendered(path),
    ttlOf: (path) => {
      const { ttl } = rules.of(path)
      return ttl === undefined ? undefined : ttl * 1_000
    },
    mayPrefetch: () => {
      const { isSlow, savesData } = readConnection()
      return !isSlow && !savesData && navigator.onLine
    },
  })
  return { payloads, fetchInitial: () => fetchInitial(state) }
}

function fetchInitial(state: ClientState): Promise<Payload> {
  // The app imports the same messages later, and then reports the error.
  const { locale, messages } = state
  const texts = messages === undefined ? messageFiles[locale]?.() : fetch(messages)
  texts?.catch(() => {})
  const payload = fetchInitialPayload(state)
  // The app, which awaits the payload, handles its error. Where the app's code cannot be loaded, nothing
  // does, and the rejection would be unhandled.
  payload.catch(() => {})
  return payload
}
