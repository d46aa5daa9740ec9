import type { IncomingMessage, ServerResponse } from 'node:http'
import { memoWeak } from '../../src/shared/memo.ts'
import type { Deps } from '../deps.ts'
import { type AccessLogEntry, loggedPath, millisecondsSince, requestId } from '../logging/access-log.ts'
import { maxTextBytes } from '../page-cache/cached-response.ts'
import { readTrace } from '../tracing/trace-context.ts'
import { createHeadWriter, type ResponseHead } from './head-writer.ts'

/** A complete response for `SendRawResponse`. */
export interface RawResponse extends ResponseHead {
  readonly body?: Buffer | undefined
}

/** The fields of the access log that only the caller knows. */
interface LogFields extends Pick<AccessLogEntry, 'route' | 'locale' | 'bytes' | 'cache'> {
  /** Arrival of the request, on the monotonic clock in milliseconds. */
  readonly started: number
}

/** Sends a response and writes its line of the access log. */
export type SendRawResponse = (
  req: IncomingMessage,
  res: ServerResponse,
  response: RawResponse,
  fields: LogFields,
) => void

/**
 * Returns a function that sends responses without Express, with the same request id and access log. Only this
 * folder writes to Node's own response.
 */
export function createRawSender({
  lifecycle,
  writeAccessLog,
}: Pick<Deps, 'lifecycle' | 'writeAccessLog'>): SendRawResponse {
  const writeHead = createHeadWriter()
  return (req, res, { status, reused, own, body }, { started, route, locale, bytes, cache }) => {
    const reqId = requestId(req.headers['x-request-id'])
    const all = [...own, 'X-Request-Id', reqId]
    if (lifecycle.state === 'stopping')
      res.writeHead(status, [...reused.flat(), ...all, 'Connection', 'close'])
    else writeHead(req, res, { status, reused, own: all })
    if (body && body.length <= maxTextBytes) res.end(asText(body), 'latin1')
    else res.end(body)
    const { method, url = '' } = req
    const traceId = readTrace(req.headers)?.traceId
    const log = (aborted?: true) =>
      writeAccessLog({
        ...{ reqId, traceId, method, path: loggedPath(url), route, locale },
        ...{ status, ms: millisecondsSince(started), bytes, cache, aborted },
      })
    // A client can only disconnect early while bytes wait to be sent.
    if (res.socket?.writableLength === 0) log()
    else res.once('close', () => log(res.writableFinished ? undefined : true))
  }
}

/** A body as a string of one character per byte, which Node can send in one write with the head. */
const asText = memoWeak((body: Buffer) => body.toString('latin1'))
