interface Run<Answer> {
  readonly abort: AbortController
  readonly answer: Promise<Answer | undefined>
  /** A navigation waits for it. */
  isTaken: boolean
}

interface Outcomes<Answer> {
  readonly load: (path: string, signal: AbortSignal) => Promise<Answer>
  /** Given what no navigation waits for. */
  readonly onAnswer: (path: string, answer: Answer) => void
  readonly onFailure: (path: string, error: unknown) => void
  /** There is room for another one. */
  readonly onEnd: () => void
}

/** Milliseconds after which a request that hangs makes room for another. */
const patience = 10_000

/** Requests under way, each path at most once. */
export function createRuns<Answer>({ load, onAnswer, onFailure, onEnd }: Outcomes<Answer>) {
  const underWay = new Map<string, Run<Answer>>()

  async function run(path: string, { signal }: AbortController): Promise<Answer | undefined> {
    const answer = await attempt(path, signal)
    if (signal.aborted) return undefined
    if (answer !== undefined && !underWay.get(path)?.isTaken) onAnswer(path, answer)
    underWay.delete(path)
    onEnd()
    return answer
  }

  async function attempt(path: string, signal: AbortSignal): Promise<Answer | undefined> {
    try {
      return await load(path, signal)
    } catch (error) {
      if (!signal.aborted) onFailure(path, error)
      return undefined
    }
  }

  const giveUp = (path: string, abort: AbortController) => {
    abort.abort()
    underWay.delete(path)
  }

  return {
    count: () => underWay.size,
    has: (path: string) => underWay.has(path),
    start: (path: string) => {
      const abort = new AbortController()
      const answer = run(path, abort).finally(() => clearTimeout(timer))
      const timer = setTimeout(() => {
        giveUp(path, abort)
        onEnd()
      }, patience)
      underWay.set(path, { abort, answer, isTaken: false })
    },
    take: (path: string) => {
      const found = underWay.get(path)
      if (!found || found.isTaken) return undefined
      found.isTaken = true
      return found.answer
    },
    /** Ends all that no navigation waits for. */
    abort: () => {
      for (const [path, { abort, isTaken }] of underWay) {
        if (!isTaken) giveUp(path, abort)
      }
    },
  }
}
