import type { BuildInfo } from '../../shared/build-manifest.ts'

/**
 * What an answer means: nothing new, a first different one, one that contradicts the last, the second of two
 * equal ones.
 */
export type Verdict = 'known' | 'first' | 'unsettled' | 'confirmed'

export interface Judge {
  readonly hear: (info: BuildInfo) => Verdict
  /**
   * Another witness names a build. True when it contradicts the answer that waits for a second one, which is
   * then forgotten.
   */
  readonly contradict: (id: string) => boolean
  /** The build that is served instead of the document's own. */
  readonly other: () => BuildInfo | undefined
}

/** Believes in another build, and in the return of the own one, after two equal answers in a row. */
export function createJudge(own: string): Judge {
  let found: BuildInfo | undefined
  let candidate: string | undefined

  const weigh = (id: string): Verdict => {
    if (id === (found?.id ?? own)) return 'known'
    if (id === candidate) return 'confirmed'
    return candidate === undefined ? 'first' : 'unsettled'
  }

  return {
    hear: (info) => {
      const verdict = weigh(info.id)
      const isOpen = verdict === 'first' || verdict === 'unsettled'
      candidate = isOpen ? info.id : undefined
      if (verdict === 'confirmed') found = info.id === own ? undefined : info
      return verdict
    },
    contradict: (id) => {
      const isContrary = id !== candidate && (id === own || id === found?.id)
      if (isContrary) candidate = undefined
      return isContrary
    },
    other: () => found,
  }
}
