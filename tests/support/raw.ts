/** Raw bytes over a socket. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { portOf } from './test-deps.ts'

export interface RawAnswer {
  readonly status: number
  readonly head: string
  readonly body: string
}

/**
 * Sends bytes as they are, which no HTTP client would, and reads until the server closes. Lines are joined
 * with CRLF.
 */
export async function sendRaw(server: Server, ...lines: readonly string[]): Promise<RawAnswer> {
  const socket = connect(portOf(server), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  const answer = await text(socket)
  const [head = '', ...body] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body: body.join('\r\n\r\n') }
}
