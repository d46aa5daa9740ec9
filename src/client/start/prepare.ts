import type { ClientState, Payload } from '../../content/payload.ts'
import { messageFiles } from '../../i18n/message-files.ts'
import { readConnection } from '../builds/connection.ts'
import { createRouteRules } from '../builds/route-rules.ts'
import type { Builds } from '../builds/track-builds.ts'
import { createPayloadCache, type PayloadCache } from '../router/payload-cache.ts'
import { fetchInitialPayload } from './initial-payload.ts'

/** What is needed before the app is there, and by it. */
export interface AppPreparation {
  /** Pages that links lead to; those that are pointed at are fetched ahead from now on. */
  readonly payloads: PayloadCache
  /**
   * Asks for all that the app needs besides its code, so that it comes together with that. Gives the data of
   * the page shown.
   */
  readonly fetchInitial: () => Promise<Payload>
}

/** At the first sign of use: begins what the app goes on with. */
export function prepareApp(state: ClientState, builds: Builds): AppPreparation {
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
  return { payloads, fetchInitial: () => ask(state) }
}

function ask(state: ClientState): Promise<Payload> {
  // The app asks for the same file, and tells its failure.
  messageFiles[state.locale]().catch(() => {})
  const payload = fetchInitialPayload(state)
  // Its code may be missing, so that nobody hears of this failure.
  payload.catch(() => {})
  return payload
}
