/** Tells whether a file is the one that was read before. */

/**
 * Facts that tell one state of a file from any other. Size and time alone do not: a file that replaces
 * another one may have both.
 */
export interface FileState {
  readonly mtimeMs: number
  /** 0 when the file was written just before it was read: it may change again without a new time. */
  readonly ctimeMs: number
  readonly ino: number
  readonly size: number
}

export const isSameState = (a: FileState, b: FileState): boolean =>
  a.mtimeMs === b.mtimeMs && a.ctimeMs === b.ctimeMs && a.ino === b.ino && a.size === b.size

/** Picks these facts from a larger object, such as the result of `stat`. */
export const stateOf = ({ mtimeMs, ctimeMs, ino, size }: FileState): FileState => ({
  mtimeMs,
  ctimeMs,
  ino,
  size,
})

/** Milliseconds within which a file may be written twice with the same time. */
const tick = 2000

/** Whether any later change of a file in this state is sure to show in its state. */
export const isLasting = ({ mtimeMs, ctimeMs }: FileState): boolean =>
  Date.now() - Math.max(mtimeMs, ctimeMs) > tick
