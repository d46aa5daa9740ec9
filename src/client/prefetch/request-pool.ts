/** A request in flight. */
interface PooledRequest<Result> {
  readonly abort: AbortController
  readonly result: Promise<Result | undefined>
  /** Whether a navigation waits for the result. */
  isTaken: boolean
}

interface RequestPoolOptions<Result> {
  /** Sends the request for a path. */
  readonly load: (path: string, signal: AbortSignal) => Promise<Result>
  /** Receives each result that no navigation waits for. */
  readonly onResult: (path: string, result: Result) => void
  /** Receives the error of each failed request, but not of an aborted one. */
  readonly onFailure: (path: string, error: unknown) => void
  /** Called when a request has ended by itself or by the timeout, so that another one may start. */
  readonly onEnd: () => void
}

/** Milliseconds after which a request that hangs is aborted. */
const timeout = 10_000

/** Creates the pool of prefetch requests that are in flight, at most one per path. */
export function createRequestPool<Result>({ load, onResult, onFailure, onEnd }: RequestPoolOptions<Result>) {
  const inFlight = new Map<string, PooledRequest<Result>>()

  async function run(path: string, { signal }: AbortController): Promise<Result | undefined> {
    const result = await tryLoad(path, signal)
    if (signal.aborted) return undefined
    if (result !== undefined && !inFlight.get(path)?.isTaken) onResult(path, result)
    inFlight.delete(path)
    onEnd()
    return result
  }

  async function tryLoad(path: string, signal: AbortSignal): Promise<Result | undefined> {
    try {
      return await load(path, signal)
    } catch (error) {
      if (!signal.aborted) onFailure(path, error)
      return undefined
    }
  }

  const cancel = (path: string, abort: AbortController) => {
    abort.abort()
    inFlight.delete(path)
  }

  return {
    count: () => inFlight.size,
    has: (path: string) => inFlight.has(path),
    /** Sends the request for a path that has none in flight. */
    start: (path: string) => {
      const abort = new AbortController()
      const result = run(path, abort).finally(() => clearTimeout(timer))
      const timer = setTimeout(() => {
        cancel(path, abort)
        onEnd()
      }, timeout)
      inFlight.set(path, { abort, result, isTaken: false })
    },
    /**
     * Returns the promise of a path's result, for a navigation that waits for it. Undefined where no request
     * is in flight, and from the second call on.
     */
    take: (path: string) => {
      const request = inFlight.get(path)
      if (!request || request.isTaken) return undefined
      request.isTaken = true
      return request.result
    },
    /** Aborts all requests that no navigation waits for. */
    abort: () => {
      for (const [path, { abort, isTaken }] of inFlight) {
        if (!isTaken) cancel(path, abort)
      }
    },
  }
}
