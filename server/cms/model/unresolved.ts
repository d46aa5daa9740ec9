import type { LostReference } from '../../../src/content/lost-reference.ts'

/** What is said of a page that refers to what is not there. */
export const lostReference = (place: string, what: string): string =>
  `${place} links to ${what}, which is not there`
/** Whether a problem of the content is such a reference. */
export const isLostReference = (problem: string): boolean =>
  / links to .+, which is not there$/s.test(problem)

/** Most references of one page that are kept: a page may have any number. */
const maxKept = 200

/** Keeps what a page refers to although it is not there. */
export interface Unresolved {
  readonly add: (what: string) => void
  /** Reads a set: what is added meanwhile is of that set, or of the one around it. */
  readonly inSet: <T>(type: string, read: () => T) => T
  readonly list: () => readonly LostReference[]
}

/** Creates the list of one page, in which each target stands once for each set. */
export function createUnresolved(): Unresolved {
  const kept = new Map<string, LostReference>()
  const at = { depth: 0, sets: 0, set: undefined as string | undefined }
  return {
    add(what) {
      const key = `${at.set ?? ''}\n${what}`
      if (kept.size < maxKept && !kept.has(key)) kept.set(key, { what, ...(at.set && { set: at.set }) })
    },
    inSet(type, read) {
      if (at.depth === 0) {
        at.sets += 1
        at.set = `${type} ${at.sets}`
      }
      at.depth += 1
      try {
        return read()
      } finally {
        at.depth -= 1
        if (at.depth === 0) at.set = undefined
      }
    },
    list: () => [...kept.values()],
  }
}
