import * as messages from '../../shared/errors.ts'
import { whenSeen } from '../lifecycle/when-visible.ts'
import { allowsManifest } from './connection.ts'
import { fetchSmallJson, isManifest, type ReceivedManifest } from './fetch-build-info.ts'

const maxBytes = 1_000_000
/** After a failed try, in milliseconds. */
const pauseAfterFailure = 10_000
/** Sent to the window whenever a manifest has become known. */
export const manifestEvent = 'manifest'

/**
 * What a build tells about its pages. Nothing is known until `load` has succeeded, and no navigation waits
 * for it.
 */
export interface AppManifest {
  /**
   * Fetches the manifest unless it is there, on its way, failed less than 10 s ago, or the connection forbids
   * it; a hidden tab waits until it is seen. With the id of another build that build's manifest takes the
   * place of the one known. Failures are told on the console. Resolves when there is an answer to what it
   * asked, at once where it asked nothing; never rejects.
   */
  readonly load: (id?: string) => Promise<void>
  readonly known: () => ReceivedManifest | undefined
}

/**
 * Asks for `/builds/meta/{id}.json`. After a failure the next `load` tries again, and so does the return of
 * the network.
 */
export function createManifest(buildId: string): AppManifest {
  let wanted = buildId
  let known: ReceivedManifest | undefined
  let asked: string | undefined
  let notBefore = 0

  const endPause = () => {
    notBefore = 0
  }
  const tryAgain = () => {
    setTimeout(() => {
      endPause()
      void load()
    }, notBefore - performance.now())
  }

  const ask = async (id: string): Promise<void> => {
    await whenSeen()
    const found = await fetchManifest(id).catch((error: unknown) => {
      if (id !== wanted) return
      console.error(messages.manifest, error)
      notBefore = performance.now() + pauseAfterFailure
      addEventListener('online', tryAgain, { once: true })
    })
    if (asked === id) asked = undefined
    if (!found || id !== wanted) return
    known = found
    dispatchEvent(new Event(manifestEvent))
  }

  const load = async (id = wanted): Promise<void> => {
    if (id !== wanted) endPause()
    wanted = id
    if ([asked, known?.id].includes(id) || performance.now() < notBefore || !allowsManifest()) return
    asked = id
    return ask(id)
  }

  return { load, known: () => known }
}

async function fetchManifest(id: string): Promise<ReceivedManifest> {
  const answer = await fetchSmallJson(`/builds/meta/${id}.json`, maxBytes)
  if (!isManifest(answer, id)) throw new Error(`The answer is not the manifest of build ${id}`)
  return answer
}
