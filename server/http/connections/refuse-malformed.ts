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

/**
 * Answers a request that Node's parser cannot read, and closes the connection. Node's own answer has no
 * headers, so that a cache in front might keep it for everybody. Nothing is written where the request has a
 * response already, or while that of an earlier one is under way: it would be taken for a part of it.
 * @param response the last response of the connection
 * @param headers security headers of every response
 */
export function refuseMalformed(
  { code = '' }: NodeJS.ErrnoException,
  socket: Socket,
  response: ResponseProgress | undefined,
  headers: readonly Header[],
): void {
  if (socket.writable && mayAnswer(response, socket)) {
    const status = statuses[code] ?? 400
    const lines = [...headers, ...own].map(([name, value]) => `${name}: ${value}`)
    socket.write(`HTTP/1.1 ${[`${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n')}\r\n\r\n`, 'latin1')
  }
  socket.destroySoon()
}

/** Whether no earlier request waits for its response, and that of the malformed one is not begun. */
const mayAnswer = (response: ResponseProgress | undefined, socket: Socket): boolean =>
  response === undefined ||
  (response.req.complete ? response.writableFinished : !response.headersSent && response.socket === socket)
