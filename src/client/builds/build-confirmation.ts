import type { BuildInfo } from '../../shared/build-manifest.ts'

/** What a response of the server about its build means, compared with the responses before it. */
export type BuildObservation =
  /** The build that is already known to be served, at first the document's own. */
  | 'unchanged'
  /** Another build, for the first time. */
  | 'first'
  /** Neither the build known to be served nor the one that waited to be confirmed. */
  | 'unsettled'
  /** The same other build as in the previous response. */
  | 'confirmed'

/** Knows which build the server runs: a change counts once two responses in a row name the same build. */
export interface BuildConfirmation {
  /** Records a response of the server, and says what it means. */
  readonly observe: (info: BuildInfo) => BuildObservation
  /**
   * Records a build id that a response to some other request named. Returns true when the id contradicts the
   * build that waits to be confirmed, which is then forgotten.
   */
  readonly contradict: (id: string) => boolean
  /** The build that is served instead of the document's own; undefined while that is served. */
  readonly newBuild: () => BuildInfo | undefined
}

/**
 * Confirms a change of build, and the return to the document's own build, by two equal responses in a row.
 * While a deploy is under way, old and new servers respond in turn, and one response proves nothing.
 * @param ownId id of the build that made the document
 */
export function createBuildConfirmation(ownId: string): BuildConfirmation {
  let confirmed: BuildInfo | undefined
  let candidate: string | undefined

  const classify = (id: string): BuildObservation => {
    if (id === (confirmed?.id ?? ownId)) return 'unchanged'
    if (id === candidate) return 'confirmed'
    return candidate === undefined ? 'first' : 'unsettled'
  }

  return {
    observe: (info) => {
      const observation = classify(info.id)
      const isOpen = observation === 'first' || observation === 'unsettled'
      candidate = isOpen ? info.id : undefined
      if (observation === 'confirmed') confirmed = info.id === ownId ? undefined : info
      return observation
    },
    contradict: (id) => {
      const isContrary = id !== candidate && (id === ownId || id === confirmed?.id)
      if (isContrary) candidate = undefined
      return isContrary
    },
    newBuild: () => confirmed,
  }
}
