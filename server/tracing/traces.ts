import { AsyncLocalStorage } from 'node:async_hooks'
import type { EventEmitter } from 'node:events'
import { type TraceContext, traceHeaders } from './trace-context.ts'

/** Knows for which request a call is made. */
export interface Traces {
  /**
   * Runs the handlers of a request that belongs to a trace.
   * @param response closes when the request has its answer
   */
  follow(trace: TraceContext, response: Pick<EventEmitter, 'once'>, handle: () => void): void
  /** The headers that tell a called system of the trace; none outside such a request. */
  headers(): Readonly<Record<string, string>>
}

const noHeaders = {}

/**
 * Creates the record of current requests that belong to a trace. Requests are told apart by asynchronous
 * context, as loaders and caches between them and a call know nothing of requests.
 */
export function createTraces(): Traces {
  const context = new AsyncLocalStorage<TraceContext>()
  const followed = { count: 0 }
  return {
    follow(trace, response, handle) {
      followed.count += 1
      response.once('close', () => {
        followed.count -= 1
        // While a context is enabled, Node 20 and 22 follow every asynchronous step of the process.
        if (followed.count === 0) context.disable()
      })
      context.run(trace, handle)
    },
    headers() {
      const trace = followed.count === 0 ? undefined : context.getStore()
      return trace ? traceHeaders(trace) : noHeaders
    },
  }
}
