import type { BuildInfo } from '../../shared/build-manifest.ts'

/** What an answer of the server about its build means, next to the answers before it. */
export type BuildObservation =
  /** The build that is known to be served already. */
  | 'unchanged'
  /** Another build, for the first time. */
  | 'first'
  /** Another build than the one that waited to be confirmed. */
  | 'unsettled'
  /** The same other build as in the answer before. */
  | 'confirmed'

/** Which build the server runs, as far as two equal answers in a row tell. */
export interface BuildConfirmation {
  /** Takes in an answer of the server. */
  readonly observe: (info: BuildInfo) => BuildObservation
  /**
   * Takes in a build id that another response named. True when it contradicts the answer that waits to be
   * confirmed, which is then forgotten.
   */
  readonly contradict: (id: string) => boolean
  /** The build that is served instead of the document's own; undefined while that is served. */
  readonly newBuild: () => BuildInfo | undefined
}

/**
 * Confirms a change of build, and the return to the document's own build, by two equal answers in a row.
 * While a deploy is under way, old and new servers answer in turn, and one answer proves nothing.
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
