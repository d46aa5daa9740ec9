import {
  type IncomingMessage,
  type ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http'
import { memoWeak } from '../../src/shared/memo.ts'
import { keepAliveTimeout } from '../http/server.ts'

/** Status and headers of a response. Headers are names and values in turn. */
export interface ResponseHead {
  readonly status: number
  /** Lists of headers that are sent with many responses. Each is checked and written as text once. */
  readonly reused: readonly (readonly string[])[]
  /** Headers of this response alone. Nobody checks them: a visitor's text must have been checked before. */
  readonly own: readonly string[]
}

/**
 * The field in which Node keeps the head of a response between `writeHead` and the first byte of the body. It
 * is not documented; `headersSent` shows whether Node still uses it.
 */
interface WithHead {
  _header: string
}

/**
 * Returns a function that writes the head of a response as text where the connection stays open. Node checks
 * and joins all headers anew for each response, a third of the time for sending a cached page. Other heads
 * are left to Node.
 */
export function createHeadWriter() {
  const dateLine = createDateLine()
  const textOf = memoWeak(checkedLines)
  return (req: IncomingMessage, res: ServerResponse, { status, reused, own }: ResponseHead): void => {
    if (res.shouldKeepAlive && req.httpVersion === '1.1') {
      let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
      for (const headers of reused) head += textOf(headers)
      res.statusCode = status
      ;(res as unknown as WithHead)._header = `${head}${lines(own)}${dateLine()}${keepAlive}`
    }
    if (!res.headersSent) res.writeHead(status, [...reused.flat(), ...own])
  }
}

const keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveTimeout / 1000}\r\n\r\n`

/** Header lines of names and values in turn. */
function lines(headers: readonly string[]): string {
  let text = ''
  for (let n = 0; n < headers.length; n += 2) text += `${headers[n]}: ${headers[n + 1]}\r\n`
  return text
}

/**
 * Header lines of names and values in turn.
 * @throws TypeError for a name or value that is not allowed in a header
 */
function checkedLines(headers: readonly string[]): string {
  for (let n = 0; n < headers.length; n += 2) {
    const [name = '', value = ''] = headers.slice(n, n + 2)
    validateHeaderName(name)
    validateHeaderValue(name, value)
  }
  return lines(headers)
}

/** Returns a function for the `Date` line (RFC 9110, section 6.6.1), which is built once a second. */
function createDateLine(): () => string {
  const last = { second: 0, line: '' }
  return () => {
    const second = Math.floor(Date.now() / 1000)
    if (second !== last.second)
      Object.assign(last, { second, line: `Date: ${new Date(second * 1000).toUTCString()}\r\n` })
    return last.line
  }
}
