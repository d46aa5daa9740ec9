interface NotFoundOptions {
  /** Writes the line that tells how many lines of a second were left out. */
  readonly tell: (count: number) => void
  /** Called for each line that is left out. */
  readonly onLeft?: (() => void) | undefined
}

/** Lines of 404s that are written in a second; the others of that second are counted. */
const maxLines = 20
const second = 1_000

/**
 * Wraps the writer of the access log, so that a flood of requests for addresses that do not exist does not
 * fill the log. All other answers pass.
 */
export function sampleNotFound<Entry extends { readonly status: number }>(
  write: (entry: Entry) => void,
  { tell, onLeft }: NotFoundOptions,
): (entry: Entry) => void {
  const current = { endsAt: 0, lines: 0, left: 0, timer: undefined as NodeJS.Timeout | undefined }

  function end(): void {
    clearTimeout(current.timer)
    const { left } = current
    Object.assign(current, { left: 0, timer: undefined })
    if (left > 0) tell(left)
  }

  return (entry) => {
    if (entry.status !== 404) return write(entry)
    const now = performance.now()
    if (now >= current.endsAt) {
      end()
      Object.assign(current, { endsAt: now + second, lines: 0 })
    }
    if (current.lines < maxLines) {
      current.lines += 1
      return write(entry)
    }
    current.left += 1
    current.timer ??= setTimeout(end, current.endsAt - now).unref()
    onLeft?.()
  }
}
