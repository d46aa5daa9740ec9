/** Most references of one page that are kept: a page may have any number. */
const maxKept = 200

/** Keeps what a page refers to although it is not there. */
export interface Unresolved {
  readonly add: (what: string) => void
  readonly list: () => readonly string[]
}

/** Creates the list of one page, in which each target stands once. */
export function createUnresolved(): Unresolved {
  const kept = new Set<string>()
  return {
    add(what) {
      if (kept.size < maxKept) kept.add(what)
    },
    list: () => [...kept],
  }
}
