import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Header } from '../fixed-headers.ts'
import type { ResponseProgress } from './connection.ts'

/** Status by the code of the error with which Node's parser gives up a request; all others are 400. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Headers of every response that is made here: errors are kept by nobody. */
const own: readonly Header[] = [
  ['Cache-Control', 'no-store'],
  ['Content-Length', '0'],
  ['Connection', 'close'],
]

/** What follows a request that was to be the last of its connection is no request, and gets no answer. */
const behindTheLast = 'HPE_CLOSED_CONNECTION'

/**
 * Answers a request that Node's parser cannot read, and closes the connection. Node's own answer has no
 * headers, so that a cache in front might keep it for everybody. Nothing is written where the request has a
 * response already. While that of an earlier one is under way, it is the last one, and the connection is closed
 * behind it.
 * @param response the last response of the connection
 * @param headers security headers of every response
 */
export function refuseMalformed(
  { code = '' }: NodeJS.ErrnoException,
  socket: Socket,
  response: ResponseProgress | undefined,
  headers: readonly Header[],
): void {
  if (response?.req.complete && !response.writableFinished) {
    // Node closes the connection behind a response that says so itself.
    if (response.shouldKeepAlive) response.once?.('close', () => socket.destroySoon())
    response.shouldKeepAlive = false
    return
  }
  const isBegun = response && !response.req.complete && (response.headersSent || response.socket !== socket)
  if (socket.writable && !isBegun && code !== behindTheLast) {
    const status = statuses[code] ?? 400
    const lines = [...headers, ...own].map(([name, value]) => `${name}: ${value}`)
    socket.write(`HTTP/1.1 ${[`${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n')}\r\n\r\n`, 'latin1')
  }
  socket.destroySoon()
}
