import * as messages from '../../shared/errors.ts'
import { whenVisible } from '../lifecycle/when-visible.ts'
import { allowsManifest } from './connection.ts'
import { fetchSmallJson, isManifest, type ReceivedManifest } from './fetch-build-info.ts'

/** Maximum bytes of a manifest. */
const maxBytes = 1_000_000
/** Milliseconds from a failed request to the next one. */
const retryDelay = 10_000
/** The event that the window gets whenever a manifest has arrived. */
export const manifestEvent = 'manifest'

/**
 * Loads the manifest of a build: which of its pages are prerendered, and the rules of its routes. No
 * navigation waits for it.
 */
export interface ManifestLoader {
  /**
   * Fetches the manifest of the build with this id; without an id, of the id given last, at first of the
   * document's own build. The manifest replaces the current one. Nothing is fetched when the manifest has
   * arrived, is being fetched or failed less than 10 s ago, when the connection is very slow, or when the
   * visitor saves data. A hidden tab waits until it is visible. Failures are logged to the console. Resolves
   * when the request has ended; never rejects.
   */
  readonly load: (id?: string) => Promise<void>
  /** The latest manifest that has arrived; undefined before the first one. */
  readonly current: () => ReceivedManifest | undefined
}

/**
 * Creates the loader of `/builds/meta/{id}.json`. After a failure the manifest is fetched again by the next
 * `load`, or when the network comes back.
 */
export function createManifestLoader(buildId: string): ManifestLoader {
  let wanted = buildId
  let current: ReceivedManifest | undefined
  let inFlight: string | undefined
  let notBefore = 0

  const clearRetryDelay = () => {
    notBefore = 0
  }
  const retry = () => {
    setTimeout(() => {
      clearRetryDelay()
      void load()
    }, notBefore - performance.now())
  }

  const fetchAndStore = async (id: string): Promise<void> => {
    await whenVisible()
    const received = await fetchManifest(id).catch((error: unknown) => {
      if (id !== wanted) return
      console.error(messages.manifest, error)
      notBefore = performance.now() + retryDelay
      addEventListener('online', retry, { once: true })
    })
    if (inFlight === id) inFlight = undefined
    if (!received || id !== wanted) return
    current = received
    dispatchEvent(new Event(manifestEvent))
  }

  const load = async (id = wanted): Promise<void> => {
    if (id !== wanted) clearRetryDelay()
    wanted = id
    if ([inFlight, current?.id].includes(id) || performance.now() < notBefore || !allowsManifest()) return
    inFlight = id
    return fetchAndStore(id)
  }

  return { load, current: () => current }
}

async function fetchManifest(id: string): Promise<ReceivedManifest> {
  const answer = await fetchSmallJson(`/builds/meta/${id}.json`, maxBytes)
  if (!isManifest(answer, id)) throw new Error(`The answer is not the manifest of build ${id}`)
  return answer
}
