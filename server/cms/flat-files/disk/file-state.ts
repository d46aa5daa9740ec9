/** Tells whether a file is the one that was read before. */

/**
 * Facts that identify one state of a file. Size and modification time alone do not suffice: a file that
 * replaces another one may have the same.
 */
export interface FileState {
  /** Milliseconds since 1970 of the last change of the content. */
  readonly mtimeMs: number
  /**
   * Milliseconds since 1970 of the last change of the content or the metadata. 0 when the file was read just
   * after it was written: it may change again without a new time.
   */
  readonly ctimeMs: number
  /** Number of the inode. */
  readonly ino: number
  /** Bytes. */
  readonly size: number
}

/** Whether two states are equal: the file has not changed between them. */
export const isSameState = (a: FileState, b: FileState): boolean =>
  a.mtimeMs === b.mtimeMs && a.ctimeMs === b.ctimeMs && a.ino === b.ino && a.size === b.size

/** Picks the members of a file state from a larger object, such as the result of `stat`. */
export const stateOf = ({ mtimeMs, ctimeMs, ino, size }: FileState): FileState => ({
  mtimeMs,
  ctimeMs,
  ino,
  size,
})

/** Milliseconds within which a file may be written twice with the same time. */
const tick = 2000

/**
 * Whether any later change of the file will show in its state: its last change is more than two seconds ago.
 */
export const isLasting = ({ mtimeMs, ctimeMs }: FileState): boolean =>
  Date.now() - Math.max(mtimeMs, ctimeMs) > tick
