/** Numbers of the content, of which each change makes a new one. */
export interface ContentVersions {
  version(): number
  /** Begins the next version. */
  next(): void
  /**
   * Whether a version was the current one until a short while ago.
   * @param now milliseconds on the monotonic clock
   */
  isJustLeft(version: number, now: number): boolean
}

/** @param grace milliseconds of the short while */
export function createVersions(grace: number): ContentVersions {
  let current = 0
  /** When versions were left, on the monotonic clock: those of the last `grace` milliseconds. */
  const left = new Map<number, number>()
  return {
    version: () => current,
    next() {
      const now = performance.now()
      for (const [version, time] of left) {
        if (now - time <= grace) break
        left.delete(version)
      }
      left.set(current, now)
      current += 1
    },
    isJustLeft: (version, now) => now - (left.get(version) ?? Number.NEGATIVE_INFINITY) < grace,
  }
}
