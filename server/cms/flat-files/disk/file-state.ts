/**
 * Tells one state of a file from any other: one that was put in the place of another may have its size and
 * time.
 */
export interface FileState {
  readonly mtimeMs: number
  /** 0 when the file may change without it, because it was written just before it was read. */
  readonly ctimeMs: number
  readonly ino: number
  readonly size: number
}

export const isSameState = (a: FileState, b: FileState): boolean =>
  a.mtimeMs === b.mtimeMs && a.ctimeMs === b.ctimeMs && a.ino === b.ino && a.size === b.size

/** Also of what `stat` gave. */
export const stateOf = ({ mtimeMs, ctimeMs, ino, size }: FileState): FileState => ({
  mtimeMs,
  ctimeMs,
  ino,
  size,
})

/**
 * A file that was written just now may be written again in the same tick of the disk's clock, milliseconds.
 */
const tick = 2000

/** Whether a state that is looked at now tells every later one from it. */
export const isLasting = ({ mtimeMs, ctimeMs }: FileState): boolean =>
  Date.now() - Math.max(mtimeMs, ctimeMs) > tick
