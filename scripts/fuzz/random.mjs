/** Choices that are the same for the same seed (mulberry32). */
export function createRandom(seed) {
  let state = seed | 0
  /** A whole number below `limit`. */
  const below = (limit) => {
    state = (state + 0x6d2b79f5) | 0
    const first = Math.imul(state ^ (state >>> 15), 1 | state)
    const mixed = (first + Math.imul(first ^ (first >>> 7), 61 | first)) ^ first
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
  const pick = (list) => list[below(list.length)]
  return {
    below,
    pick,
    /** Whether one of so many times. */
    once: (times) => below(times) === 0,
    /** Between `from` and `to` things. */
    several: (from, to, make) => Array.from({ length: from + below(to - from + 1) }, make),
  }
}

/** The seed of one request of a run, so that it can be made alone. */
export const seedOf = (seed, index) => (Math.imul(seed, 0x9e3779b1) + index * 7919) | 0
