import {
  type IncomingMessage,
  type ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http'
import { memoWeak } from '../../src/shared/memo.ts'
import type { Deps } from '../deps.ts'
import { keepAliveTimeout } from '../http/server.ts'
import { type AccessLogEntry, loggedPath, millisecondsSince, requestId } from '../logging/access-log.ts'
import { maxTextBytes } from '../page-cache/cached-response.ts'

/** An answer that is made already. Headers are names and values in turn. */
export interface RawResponse {
  readonly status: number
  /** Lists that come with other answers too, or with this one again: each is checked and written out once. */
  readonly heads: readonly (readonly string[])[]
  /** What this time is sent besides, safe as it is. */
  readonly own: readonly string[]
  readonly body?: Buffer | undefined
}

/** What log lines say of it beyond what the request says. */
type Fields = Pick<AccessLogEntry, 'route' | 'locale' | 'bytes' | 'cache'>

export type SendRawResponse = (
  req: IncomingMessage,
  res: ServerResponse,
  answer: RawResponse,
  fields: Fields & { readonly started: number },
) => void

/** Sends answers past Express, with the request id and the log line of any other. */
export function createRawSender({
  lifecycle,
  writeAccessLog,
}: Pick<Deps, 'lifecycle' | 'writeAccessLog'>): SendRawResponse {
  const write = createHeadWriter()
  return (req, res, { status, heads, own, body }, { started, route, locale, bytes, cache }) => {
    const reqId = requestId(req.headers['x-request-id'])
    const all = [...own, 'X-Request-Id', reqId]
    if (lifecycle.state === 'stopping')
      res.writeHead(status, [...heads.flat(), ...all, 'Connection', 'close'])
    else write(req, res, { status, heads, own: all })
    if (body && body.length <= maxTextBytes) res.end(asText(body), 'latin1')
    else res.end(body)
    const { method, url = '' } = req
    const log = (aborted?: true) =>
      writeAccessLog({
        ...{ reqId, method, path: loggedPath(url), route, locale },
        ...{ status, ms: millisecondsSince(started), bytes, cache, aborted },
      })
    // Whether a client stays until the end is only open while not everything is on its way.
    if (res.socket?.writableLength === 0) log()
    else res.once('close', () => log(res.writableFinished ? undefined : true))
  }
}

/** Each character is a byte. */
const asText = memoWeak((body: Buffer) => body.toString('latin1'))

/**
 * Where Node keeps the head of an answer between `writeHead` and the first byte of its body. Not documented,
 * but `headersSent` tells whether it is still the place.
 */
interface WithHead {
  _header: string
}

/**
 * Writes heads as text where a connection goes on: Node checks and joins every header anew for each answer,
 * and that is a third of what a page from the cache costs. It writes the others itself.
 */
function createHeadWriter() {
  const date = createDateLine()
  const lasting = memoWeak(checkedLines)
  return (req: IncomingMessage, res: ServerResponse, { status, heads, own }: RawResponse): void => {
    if (res.shouldKeepAlive && req.httpVersion === '1.1') {
      let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
      for (const headers of heads) head += lasting(headers)
      res.statusCode = status
      ;(res as unknown as WithHead)._header = `${head}${lines(own)}${date()}${persistent}`
    }
    if (!res.headersSent) res.writeHead(status, [...heads.flat(), ...own])
  }
}

const persistent = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveTimeout / 1000}\r\n\r\n`

function lines(headers: readonly string[]): string {
  let text = ''
  for (let n = 0; n < headers.length; n += 2) text += `${headers[n]}: ${headers[n + 1]}\r\n`
  return text
}

/** @throws TypeError where a name or a value may not stand in a header */
function checkedLines(headers: readonly string[]): string {
  for (let n = 0; n < headers.length; n += 2) {
    const [name = '', value = ''] = headers.slice(n, n + 2)
    validateHeaderName(name)
    validateHeaderValue(name, value)
  }
  return lines(headers)
}

/** A line that is the same for a second (RFC 9110, section 6.6.1). */
function createDateLine(): () => string {
  const last = { second: 0, line: '' }
  return () => {
    const second = Math.floor(Date.now() / 1000)
    if (second !== last.second)
      Object.assign(last, { second, line: `Date: ${new Date(second * 1000).toUTCString()}\r\n` })
    return last.line
  }
}
